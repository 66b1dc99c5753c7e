import { useEffect } from 'react'
import { useAsked } from '#asking/use-asked.ts'
import { seconds } from '#kit/time.ts'
import type { listDocuments } from '../contract.ts'
import { CALLS } from '../rules/addresses.ts'

/** The list, asked for again as long as something in it is being read. */
export function useDocuments() {
  const list = useAsked<typeof listDocuments>(CALLS.listDocuments)
  const { askAgain, value } = list
  const reading = value?.documents.some(({ status }) => status === 'reading') ?? false
  useEffect(() => {
    if (!reading) return
    const timer = setInterval(askAgain, seconds(2))
    return () => clearInterval(timer)
  }, [reading, askAgain])
  return list
}
