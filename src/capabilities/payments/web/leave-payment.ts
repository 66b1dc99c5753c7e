import { type NavigateFunction, useNavigate } from 'react-router'

/** Back to where the student came from; a page opened on its own has no such place, so the assistant is next. */
function leavePayment(navigate: NavigateFunction, route: string): void {
  // The router counts its own entries in the browser's history, and they survive a reload.
  const before: unknown = window.history.state?.idx
  if (typeof before === 'number' && before > 0) navigate(-1)
  else navigate(route, { replace: true })
}

export function useLeavePayment(route: string): () => void {
  const navigate = useNavigate()
  return () => leavePayment(navigate, route)
}
