import { useCallback, useRef, useState } from 'react'
import { checkUpload } from '#capabilities/documents/rules/upload-check.ts'
import { CHAT_LIMITS } from '../../spec.ts'
import { keepDraft, keptChat } from '../kept-chat.ts'

/** What is being written: kept by conversation, on this device, from its first letter. */
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
  /** One and the same for as long as the room is open: an open conversation is not drawn anew for it. */
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
    /** Under what is there already. */
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
    /** After it was sent. */
    empty() {
      write('')
      setFile(undefined)
      setAbout('')
      setProblem(undefined)
    },
    /** Another conversation has a draft of its own. */
    turnTo(next: string) {
      if (next === conversationId) return
      setConversationId(next)
      // A conversation that has just been given its name keeps what is being written in it.
      if (conversationId === '' && draft !== '') {
        keepDraft(userId, '', '')
        keepDraft(userId, next, draft)
        return
      }
      // Words of its answers stay behind with it.
      if (conversationId !== '') setAbout('')
      setDraft(keptChat(userId).drafts[next] ?? '')
    },
  }
}
