import { useState } from 'react'
import { type RewriteManner, termsIn } from '../../rules/manner.ts'
import type { Settings } from '../../rules/settings.ts'
import type { OptionKey } from '../../spec.ts'
import { keepManner, keptManner } from './kept-manner.ts'

/** The options of this visit, and the permanent settings. */
export function useManner(userId: string) {
  const [options, setOptions] = useState<readonly OptionKey[]>(['GeneralAcademicHumanization'])
  const [manner, setManner] = useState(() => keptManner(userId))

  const change = (more: Partial<RewriteManner>) => {
    const next = { ...manner, ...more }
    setManner(next)
    keepManner(userId, next)
  }
  const { strength, rulesOff, termsText, voice } = manner
  const settings: Settings = { options, strength, rulesOff, voice, terms: termsIn(termsText) }
  return {
    options,
    choose: (option: OptionKey, on: boolean) =>
      setOptions(on ? [...options, option] : options.filter((one) => one !== option)),
    manner,
    change,
    settings,
  }
}
