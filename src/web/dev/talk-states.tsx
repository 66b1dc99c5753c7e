import { Button } from '#ui/actions/button.tsx'
import { ChatBubble, Talk } from '#ui/chat/chat-bubble.tsx'
import { CodeBlock } from '#ui/chat/code-block.tsx'
import { StreamedText } from '#ui/chat/streamed-text.tsx'
import { TypingDots } from '#ui/chat/typing-dots.tsx'
import { FileRow } from '#ui/documents/file-row.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { TableWrap } from '#ui/figures/table-wrap.tsx'
import { AudioButton } from '#ui/voice/audio-button.tsx'
import { UiPart } from './part.tsx'

export function TalkStates({ onSay }: { onSay(words: string): void }) {
  return (
    <UiPart name="Talk">
      <Talk>
        <ChatBubble side="theirs" name="Examiner" glyph="defense" demo>
          <p>Good morning. On page 34 your formula gives 315 households. Why did you stop at 212?</p>
          <AudioButton
            state="resting"
            of="the examiner’s question"
            ms={14_000}
            onPress={() => onSay('Plays')}
          />
        </ChatBubble>
        <ChatBubble side="mine" name="You">
          <p>The rains closed the road to two wards in January.</p>
          <FileRow name="Chapter_4_results.docx" details="312 KB, 28 pages" />
        </ChatBubble>
        <ChatBubble side="theirs" name="Examiner" glyph="defense">
          <StreamedText streaming>
            <p>That is a fair answer. Where in the thesis do you</p>
          </StreamedText>
        </ChatBubble>
        <ChatBubble side="theirs" name="Examiner" glyph="defense">
          <TypingDots />
        </ChatBubble>
        <ChatBubble side="theirs" name="Assistant" glyph="textChat">
          <Note kind="bad" actions={<Button kind="quiet">Try Again</Button>}>
            The answer could not be finished.
          </Note>
        </ChatBubble>
        <ChatBubble side="theirs" name="Assistant" glyph="textChat" wide>
          <p>Chapter 4 compares households with and without a mobile wallet:</p>
          <TableWrap label="Savings by group">
            <table>
              <thead>
                <tr>
                  <th scope="col">Group</th>
                  <th scope="col" className="r">
                    Households
                  </th>
                  <th scope="col" className="r">
                    Mean saved, ZMW
                  </th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <td>With a wallet</td>
                  <td className="r num">131</td>
                  <td className="r num">618.00</td>
                </tr>
              </tbody>
            </table>
          </TableWrap>
          <CodeBlock language="R" onCopy={() => onSay('Code copied to clipboard!')}>
            {'t.test(saved ~ wallet, data = households,\n       var.equal = '}
            <em>FALSE</em>
            {')'}
          </CodeBlock>
        </ChatBubble>
      </Talk>
    </UiPart>
  )
}
