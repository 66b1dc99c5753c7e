/** Meaning, limits, and recommendations. */
import { asPoints, type SlidePlan } from './draft.ts'
import type { Material } from './material.ts'
import { takeFacts, takeLikely, takeSentences } from './take.ts'

export const discussion: SlidePlan = {
  id: 'discussion',
  part: 'Results',
  kicker: 'Discussion and limits',
  missing: 'I found no limitations in your document. Name two yourself before the examiners do.',
  draft(material) {
    const agrees = takeSentences(
      material,
      {
        roles: ['discussion', 'results', 'conclusion'],
        wants:
          /\b(?:consistent with|in line with|agree(?:s|ment)? with|similar to|supports?|corroborat\w+|contrary to|contrast to|in contrast|differs? from)\b/i,
      },
      2,
      'In the literature',
    )
    const limits = takeFacts(material, ['limitation'], 4 - agrees.length, { head: 'Limit' })
    // Alternating: if not all fit, some of both remain.
    const points = [0, 1, 2, 3].flatMap((at) =>
      [agrees[at], limits[at]].filter((point) => point !== undefined),
    )
    if (limits.length === 0 && agrees.length < 2) return undefined
    const title =
      limits.length === 0
        ? 'The findings add to earlier ones'
        : agrees.length === 0
          ? 'These limitations qualify the findings'
          : 'The findings add to earlier ones, within limits'
    return points.length === 1 ? asPoints(points, title) : { title, form: 'cards', points }
  },
}

export const conclusion: SlidePlan = {
  id: 'conclusion',
  part: 'Conclusion',
  kicker: 'Conclusion and recommendations',
  missing: 'I found no clear conclusion in your document. End with one sentence that answers your question.',
  draft(material) {
    const surely = takeFacts(material, ['conclusion'], 2, { head: 'Conclusion' })
    const likely = surely.length === 0 ? takeLikely(material, ['conclusion'], 1) : []
    for (const point of likely) point.head = 'Conclusion'
    const drawn = [...surely, ...likely]
    const advised = takeFacts(material, ['recommendation'], 4 - drawn.length, { head: 'Recommendation' })
    const more =
      drawn.length + advised.length < 2
        ? takeSentences(material, { roles: ['conclusion'] }, 3, 'Conclusion')
        : []
    const points = [...drawn, ...advised, ...more]
    if (points.length === 0) return undefined
    const title =
      drawn.length + more.length === 0
        ? 'The study leads to these recommendations'
        : advised.length === 0
          ? 'The study reaches this conclusion'
          : 'The study concludes and recommends'
    return points.length === 1 ? asPoints(points, title) : { title, form: 'cards', points }
  },
}

export const limits: SlidePlan = {
  id: 'limits',
  part: 'Plan',
  kicker: 'Scope and limits',
  missing: 'I found no limits in your proposal. Say what it will not cover.',
  draft(material) {
    const points = takeFacts(material, ['limitation'], 3, { head: 'Limit' })
    const more =
      points.length < 3
        ? takeSentences(material, { parts: ['scope', 'limitations'] }, 3 - points.length, 'Scope')
        : []
    const all = [...points, ...more]
    return all.length >= 2
      ? { title: 'The study stays within these limits', form: 'cards', points: all }
      : asPoints(all, 'The study stays within this limit')
  },
}

export const timetable: SlidePlan = {
  id: 'timetable',
  part: 'Plan',
  kicker: 'Work plan',
  missing: 'I found no timetable in your proposal. Add the months and what is done in each.',
  draft(material) {
    const table = planTable(material)
    if (table?.table)
      return { title: 'The study follows this plan', form: 'visual', points: [], visual: table.table }
    const points = takeSentences(
      material,
      {
        parts: ['timetable', 'procedure'],
        wants:
          /\b(?:week|month|phase|january|february|march|april|may|june|july|august|september|october|november|december)\w*\b/i,
      },
      4,
    )
    return asPoints(points, 'The study follows this plan')
  },
}

const PLANS =
  /\b(?:week|month|date|period|phase|duration|deadline|timeline|quarter|activit(?:y|ies)|task)s?\b/i

function planTable(material: Material) {
  const found = material.assets.find(
    ({ id, part, table }) =>
      !material.used.has(id) &&
      table &&
      (part === 'timetable' || (table.kind === 'table' && PLANS.test(table.rows[0]?.join(' ') ?? ''))),
  )
  if (found) material.used.add(found.id)
  return found
}
