import type { Block, DocumentModel, Sentence } from '#product/document-model.ts'

export const SURE = 88

/** The same document as it comes from a scan. A figure is doubtful in what `isDoubtful` says. */
export function asScanned(
  model: DocumentModel,
  isDoubtful: (text: string) => boolean = () => false,
): DocumentModel {
  const read = <Piece extends Sentence | Block>(piece: Piece): Piece => ({
    ...piece,
    recognised: { sure: SURE, hasDoubtfulFigure: isDoubtful(piece.text) },
  })
  return { ...model, sentences: model.sentences.map(read), blocks: model.blocks.map(read) }
}
