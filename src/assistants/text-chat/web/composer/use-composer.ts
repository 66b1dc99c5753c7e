import { useCallback, useRef, useState } from 'react'
import { checkUpload } from '#capabilities/documents/index.ts'
import { CHAT_LIMITS } from '../../spec.ts'
import { keepDraft, keptChat } from '../stored-chat.ts'

/** The draft: saved by conversation, on this device, from its first letter. */
export function useComposer(userId: string) {
  const [conversationId, setConversationId] = useState(() => keptChat(userId).conversationId)
  const [draft, setDraft] = useState(() => keptChat(userId).drafts[conversationId] ?? '')
  const [file, setFile] = useState<File>()
  const [about, setAbout] = useState('')
  const [problem, setProblem] = useState<string>()
  const box = useRef<HTMLTextAreaElement>(null)

  const write = (text: string) => {
    setDraft(text)
    keepDraft(userId, conversationId, text)
  }
  /** Stable for as long as the room is open: an open conversation is not rendered again for it. */
  const ask = useCallback((words: string) => {
    setAbout(words.slice(0, CHAT_LIMITS.longestAbout))
    box.current?.focus()
  }, [])
  return {
    draft,
    file,
    about,
    problem,
    box,
    write,
    /** Appended to the existing text. */
    put(text: string) {
      if (text) write(draft && draft !== text ? `${text}\n\n${draft}` : text)
    },
    choose(chosen: File) {
      const checked = checkUpload('chat', { name: chosen.name, type: chosen.type, bytes: chosen.size })
      setProblem(checked.ok ? undefined : checked.problem.message)
      if (checked.ok) setFile(chosen)
      box.current?.focus()
    },
    removeFile: () => setFile(undefined),
    ask,
    forgetAbout: () => setAbout(''),
    dismiss: () => setProblem(undefined),
    /** After sending. */
    empty() {
      write('')
      setFile(undefined)
      setAbout('')
      setProblem(undefined)
    },
    /** Another conversation has its own draft. */
    turnTo(next: string) {
      if (next === conversationId) return
      setConversationId(next)
      // A conversation that has just been assigned its id keeps its draft.
      if (conversationId === '' && draft !== '') {
        keepDraft(userId, '', '')
        keepDraft(userId, next, draft)
        return
      }
      // A selection in its answers is dropped.
      if (conversationId !== '') setAbout('')
      setDraft(keptChat(userId).drafts[next] ?? '')
    },
  }
}
