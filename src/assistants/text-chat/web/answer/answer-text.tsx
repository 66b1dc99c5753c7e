import { useState } from 'react'
import { EMPTY_ANSWER, type GrowingAnswer, growAnswer, type PlacedBlock } from '#kit/markdown/grow-answer.ts'
import { StreamedText } from '#ui/chat/streamed-text.tsx'
import './answer.css'
import type { ChatSource } from '../../contract.ts'
import { BlockView } from './block-view.tsx'
import { NamesFilesContext, SourcesContext } from './sources-context.ts'

type AnswerTextProps = {
  text: string
  growing: boolean
  sources?: readonly ChatSource[] | undefined
  /** The conversation has several files: chips name theirs. */
  namesFiles?: boolean | undefined
}

const NONE: readonly ChatSource[] = []

/** An answer as it is written: formatted from its first letter, and nothing in it is ever undone. */
export default function AnswerText({ text, growing, sources = NONE, namesFiles = false }: AnswerTextProps) {
  const { blocks } = useGrownAnswer(text, growing)
  const levels = headingLevels(blocks)
  return (
    <SourcesContext value={sources}>
      <NamesFilesContext value={namesFiles}>
        <StreamedText streaming={growing}>
          {blocks.map(({ at, block }) => (
            <BlockView key={at} block={block} level={levels.get(at)} />
          ))}
        </StreamedText>
      </NamesFilesContext>
    </SourcesContext>
  )
}

/** The blocks of an answer; those already complete keep their identity. */
function useGrownAnswer(text: string, growing: boolean): GrowingAnswer {
  const [answer, setAnswer] = useState(() => growAnswer(EMPTY_ANSWER, text, growing))
  const next = growAnswer(answer, text, growing)
  if (next !== answer) setAnswer(next)
  return next
}

/** Below the screen's heading, without skipping a level: by the position of each block. */
function headingLevels(blocks: readonly PlacedBlock[]): ReadonlyMap<number, number> {
  const levels = new Map<number, number>()
  let last = 1
  for (const { at, block } of blocks) {
    if (block.type !== 'heading') continue
    last = Math.min(block.level + 1, last + 1, 6)
    levels.set(at, last)
  }
  return levels
}
