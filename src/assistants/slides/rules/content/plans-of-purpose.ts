/** Why the study was done and what it set out to do. */

import type { SectionRole } from '#product/document-model.ts'
import type { Point } from '../deck/deck.ts'
import { asPoints, asTitle, type Draft, type SlidePlan } from './draft.ts'
import { type Material, sourceOf } from './material.ts'
import { metricFrom } from './number-shown.ts'
import { giveBack, isTold, takeFacts, takeLikely, takeOne, takeSentences } from './take.ts'

const HAS_SHARE = /\d\s?(?:%|per ?cent\b)/
/** Trouble described without the word 'problem'. */
const TROUBLE =
  /\b(?:problems?|challeng\w+|unsuitable|unable|inadequate\w*|insufficient\w*|inflexible|ineffective\w*|inefficien\w+|lack(?:s|ed|ing)?|difficult\w*|wrong(?:ly)?|fail(?:s|ed|ure)?|poor(?:ly)?|cannot|costly|barriers?|shortages?|not able|do(?:es)? not (?:allow|have|meet))\b/i

export const background: SlidePlan = {
  id: 'background',
  part: 'Background',
  kicker: 'Background',
  missing:
    'I found little about the background of the study. Be ready to say in one sentence where the question comes from.',
  draft(material) {
    const [numbered] = takeSentences(
      material,
      { roles: ['introduction', 'abstract'], parts: ['background', 'problem', 'setting'], wants: HAS_SHARE },
      1,
    )
    const metric = numbered?.sources[0] && metricFrom(numbered.sources[0])
    const surely = takeFacts(material, ['problem', 'gap', 'setting'], 2)
    const stated = [...surely, ...takeLikely(material, ['problem'], 2 - surely.length)]
    const troubled = takeSentences(
      material,
      {
        roles: ['introduction'],
        parts: ['background', 'problem', 'significance', undefined],
        wants: TROUBLE,
      },
      2 - stated.length,
    )
    const rest = takeSentences(
      material,
      { roles: ['introduction'], parts: ['background', 'setting'] },
      (metric ? 3 : 4) - stated.length - troubled.length,
    )
    const more =
      rest.length + stated.length + troubled.length < 2
        ? takeSentences(
            material,
            { roles: ['introduction'], parts: [undefined] },
            4 - rest.length - stated.length - troubled.length,
          )
        : []
    const points = [...(metric || !numbered ? [] : [numbered]), ...stated, ...troubled, ...rest, ...more]
    const draft = asPoints(points, 'This is where the study begins')
    return draft && metric ? { ...draft, form: 'metrics', metrics: [metric] } : draft
  },
}

export const problem: SlidePlan = {
  id: 'problem',
  part: 'Background',
  kicker: 'Problem',
  missing: 'I found no clear statement of the research problem. An examiner will ask for it first.',
  draft(material) {
    const points = [...takeFacts(material, ['problem'], 2), ...takeFacts(material, ['gap'], 1)]
    const more = points.length === 0 ? takeSentences(material, { parts: ['problem', 'gap'] }, 2) : []
    const [first, ...others] = [...points, ...more]
    return (
      first && {
        title: 'This is the problem the study addresses',
        form: 'statement',
        points: [first, ...others],
      }
    )
  },
}

/** A chapter on its own states its purpose at the beginning. */
const ANNOUNCEMENT =
  /^this (?:chapter|section|part) (?:also |further )?(?=(?:describes|explores|explains|examines|evaluates|analy[sz]es|investigates|compares|assesses|reports|covers)\b)/i
const AT_THE_BEGINNING = 12
function announcedBy(material: Material): Point | undefined {
  if (material.book.stage !== 'chapter') return undefined
  const said = material.study.reading.sentences
    .filter(isTold)
    .slice(0, AT_THE_BEGINNING)
    .find(({ id, text }) => !material.used.has(id) && ANNOUNCEMENT.test(text))
  return said && takeOne(material, { ...sourceOf(said), quote: said.text.replace(ANNOUNCEMENT, '') }, 'aim')
}

const OBJECTIVES = 4
export const objectives: SlidePlan = {
  id: 'objectives',
  part: 'Purpose',
  kicker: 'Aim and objectives',
  missing:
    'I found no clearly stated aim or objectives. Write one sentence that begins "The aim of this study is to".',
  draft(material) {
    const aim = takeFacts(material, ['aim'], 1, { head: 'Aim' })
    const found = takeFacts(material, ['objective'], OBJECTIVES - aim.length)
    // The same objects, not copies: points without room are given back by identity.
    for (const [at, point] of found.entries()) point.head = String(at + 1)
    const announced = found.length === 0 ? announcedBy(material) : undefined
    const all = [...aim, ...found, ...(announced ? [announced] : [])]
    if (all.length === 0) return undefined
    const [only] = all
    if (announced) return { title: 'This is what the chapter is for', form: 'statement', points: all }
    if (all.length === 1 && only) return { title: 'The study has one aim', form: 'statement', points: [only] }
    const title =
      found.length === 0
        ? 'This is what the study sets out to do'
        : aim.length > 0
          ? 'The aim leads to these objectives'
          : 'These objectives guide the study'
    return { title, form: 'cards', points: all }
  },
}

export const questions: SlidePlan = {
  id: 'questions',
  part: 'Purpose',
  kicker: 'Research questions',
  missing:
    'I found no research questions or hypotheses. Turn each objective into a question before the defence.',
  draft(material) {
    const asked = takeFacts(material, ['question'], 4)
    const kind = asked.length > 0 ? 'question' : 'hypothesis'
    const points = asked.length > 0 ? asked : takeFacts(material, ['hypothesis'], 4)
    if (points.length === 0) return undefined
    return {
      // No number: a format shows as many of them as fit.
      title: kind === 'question' ? 'The study asks these questions' : 'The study tests these hypotheses',
      form: 'questions',
      points,
    }
  },
}

export const significance: SlidePlan = {
  id: 'significance',
  part: 'Purpose',
  kicker: 'Significance and scope',
  missing: 'I did not find who benefits from the study. Name one group and what changes for them.',
  draft(material) {
    const points = takeFacts(material, ['contribution'], 3)
    const more =
      points.length < 3
        ? takeSentences(material, { parts: ['significance', 'contribution', 'scope'] }, 3 - points.length)
        : []
    return asPoints([...points, ...more], 'This is what the study contributes')
  },
}

export const framework: SlidePlan = {
  id: 'framework',
  part: 'Literature',
  kicker: 'Theory and concepts',
  missing:
    'I found no theory or conceptual framework. If your department asks for one, say which ideas you worked with.',
  draft(material) {
    const points = takeFacts(material, ['theory'], 3)
    const drawn = withFrameworkFigure(material, points)
    if (drawn) return drawn
    const more =
      points.length < 3
        ? takeSentences(material, { parts: ['theory', 'framework', 'definitions'] }, 3 - points.length)
        : []
    const terms =
      points.length + more.length < 2 ? takeFacts(material, ['definition'], 3, { head: 'Term' }) : []
    const all = [...points, ...more, ...terms]
    if (all.length === 0) return undefined
    return asPoints(
      all,
      terms.length === all.length ? 'The study uses these terms' : 'The study is based on these ideas',
    )
  },
}

export const outcomes: SlidePlan = {
  id: 'outcomes',
  part: 'Plan',
  kicker: 'Expected outcomes',
  missing: 'I did not find an expected outcome in your proposal. Say what would count as an answer.',
  draft(material) {
    const expected = takeSentences(
      material,
      {
        wants:
          /\b(?:expected|anticipated|will (?:help|provide|contribute|enable|benefit|inform|produce|result)|hoped|intended outcome)\b/i,
      },
      4,
    )
    const points =
      expected.length > 1
        ? expected
        : [...expected, ...takeFacts(material, ['contribution', 'hypothesis'], 3)]
    return asPoints(points, 'This is what the study is expected to bring')
  },
}

/** The study's framework as its author drew it, with the text about it. */
const FRAMEWORK = /\b(?:framework|conceptual|theoretical|theory)\b/i
const GUIDED =
  /\b(?:guided by|rests on|based on|draws on|underpinned by|informed by|anchored on|framework)\b/i
const WHERE: readonly SectionRole[] = ['introduction', 'literature', 'methods', 'other']
/** The lines that fit beside a figure. */
const BESIDE = 1

function withFrameworkFigure(material: Material, points: readonly Point[]): Draft | undefined {
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
