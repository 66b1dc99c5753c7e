import type { Exchange } from '../../rules/talk.ts'
import type { AskedBack } from '../recognition/heard-words.tsx'
import type { SpokenTalkHere } from './use-spoken-talk.ts'

export const askedBack = (
  { asksBack, heard, attempt }: Exchange,
  driver: SpokenTalkHere['driver'],
): AskedBack | undefined =>
  asksBack && heard
    ? {
        onYes: () => driver.type(heard.text, attempt),
        onSayAgain: driver.sayAgain,
        onType: () => document.querySelector<HTMLElement>('.type-instead textarea')?.focus(),
      }
    : undefined
