import { useState } from 'react'

/** What there is, and while nothing is there yet what was there before. */
export function useLastArrived<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
