import { CodeBlock } from '#ui/chat/code-block.tsx'
import '../answer/answer.css'
import { DEMO_TABLE } from '../../rules/screen/demo-talk.ts'
import { DemoFormula } from './demo-formula.tsx'

/** Static markup, so that the preview does not load the Markdown parser or KaTeX. */
export const DemoAnswer = ({ onLocked }: { onLocked(): void }) => (
  <div className="streamed">
    <div className="blk">
      <p>Chapter 4 compares households with and without a mobile wallet, in Table 4.3:</p>
    </div>
    <div className="blk tbl">
      {/* biome-ignore lint/a11y/useSemanticElements: a wide table scrolls, and must by keyboard */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
      <div className="tablewrap" role="group" aria-label="Table" tabIndex={0}>
        <Table />
      </div>
    </div>
    <div className="blk">
      <p>The two groups are independent and their spread differs, so use Welch’s test:</p>
    </div>
    <div className="blk">
      <DemoFormula />
    </div>
    <div className="blk">
      <CodeBlock language="R" onCopy={onLocked}>
        {'t.test(saved ~ wallet, data = households,\n       var.equal = '}
        <b>FALSE</b>
        {')  '}
        <em># Welch</em>
      </CodeBlock>
    </div>
    <div className="blk">
      <p>
        I found the standard deviations only in Table 4.3, not in the text. Check them before you quote them.
      </p>
    </div>
  </div>
)

const Table = () => (
  <table>
    <thead>
      <tr>
        {DEMO_TABLE.header.map((name, column) => (
          <th key={name} scope="col" className={column > 0 ? 'r num' : undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {DEMO_TABLE.rows.map((row) => (
        <tr key={row[0]}>
          {row.map((cell, column) => (
            <td key={cell} className={column > 0 ? 'r num' : undefined}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
