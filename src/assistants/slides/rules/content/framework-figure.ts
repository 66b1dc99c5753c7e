/** The study's framework as its author drew it, with the text about it. */
import type { SectionRole } from '#product/document-model.ts'
import type { Point } from '../deck/deck.ts'
import { asTitle, type Draft } from './draft.ts'
import type { Material } from './material.ts'
import { giveBack, takeSentences } from './take.ts'

const FRAMEWORK = /\b(?:framework|conceptual|theoretical|theory)\b/i
const GUIDED =
  /\b(?:guided by|rests on|based on|draws on|underpinned by|informed by|anchored on|framework)\b/i
const WHERE: readonly SectionRole[] = ['introduction', 'literature', 'methods', 'other']
/** The lines that fit beside a figure. */
const BESIDE = 1

export function withFrameworkFigure(material: Material, points: readonly Point[]): Draft | undefined {
  const figure = material.assets.find(
    ({ id, role, visual }) =>
      visual.kind === 'picture' &&
      WHERE.includes(role) &&
      FRAMEWORK.test(visual.caption) &&
      !material.used.has(id),
  )
  if (!figure) return undefined
  const beside = points.length > 0 ? points : takeSentences(material, { roles: WHERE, wants: GUIDED }, 1)
  const [first] = beside
  if (!first) return undefined
  material.used.add(figure.id)
  const stated = beside.length > BESIDE ? asTitle(first) : undefined
  const rest = stated ? beside.slice(1) : beside
  giveBack(material, rest.slice(BESIDE))
  return {
    title: stated ?? 'The study is based on this framework',
    says: stated !== undefined,
    form: 'visual',
    visual: figure.visual,
    points: rest.slice(0, BESIDE),
    said: stated ? [first] : [],
  }
}
