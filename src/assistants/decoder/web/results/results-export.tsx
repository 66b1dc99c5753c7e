import { ChevronDown } from 'lucide-react'
import { ExportMenu } from '#ui/documents/export-menu.tsx'
import { saveFile } from '#ui/documents/save-file.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import type { Analysis } from '../../contract.ts'
import { exportText } from '../../rules/screen/export-text.ts'
import { DECODER } from '../../spec.ts'
import type { useWordFile } from './use-word-file.ts'

export type WordExport = {
  word: ReturnType<typeof useWordFile>
  /** The student's own Word file is here, so that it can be given comments. */
  ownFile: boolean
}

/** An analysis in each form in which it can leave. */
export function ResultsExport({ analysis, word, ownFile }: { analysis: Analysis } & WordExport) {
  return (
    <ExportMenu
      choices={[
        ownFile
          ? {
              name: 'Word with comments',
              says: 'Your own file, with each finding beside its sentence',
              onChoose: word.save,
            }
          : { name: 'Word', says: 'The findings, with quotations and pages', onChoose: word.save },
        { name: 'TXT', says: 'Text with pages and quotes', onChoose: () => saveText(analysis) },
        { name: 'JSON', says: 'For other software', onChoose: () => saveJson(analysis) },
        { name: 'Print', says: 'On paper or as a PDF', onChoose: () => window.print() },
      ]}
    >
      Export
      <Icon of={ChevronDown} />
    </ExportMenu>
  )
}

const save = (ending: string, type: string, text: string) =>
  saveFile({ name: `${DECODER.filename}.${ending}`, content: new Blob([text], { type }) })
const saveText = (analysis: Analysis) => save('txt', 'text/plain;charset=utf-8', exportText(analysis))
const saveJson = (analysis: Analysis) => save('json', 'application/json', JSON.stringify(analysis, null, 2))
