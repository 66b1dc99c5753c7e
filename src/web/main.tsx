import './styles/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadShell } from './frames.tsx'
import { pageWithPath } from './pages.ts'
import { preloadScreen } from './preload.ts'
import { Router } from './router.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('app.html has no place for the app.')
// Shell and screen travel while the server is asked who is signed in; a failure shows itself on the page.
const page = pageWithPath(location.pathname)
if (page?.frame === 'shell') loadShell().catch(() => undefined)
preloadScreen(location.pathname)
createRoot(root).render(
  <StrictMode>
    <Router />
  </StrictMode>,
)
