import '#ui/styles/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from './router.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('app.html has no place for the app.')
createRoot(root).render(
  <StrictMode>
    <Router />
  </StrictMode>,
)

// After everything a student waits for.
if (import.meta.env.PROD)
  addEventListener('load', () =>
    setTimeout(
      () => void import('./offline/register-service-worker.ts').then(({ keepOffline }) => keepOffline()),
      1_000,
    ),
  )
