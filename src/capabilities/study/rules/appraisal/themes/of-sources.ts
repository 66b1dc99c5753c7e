import type { Theme } from './theme.ts'

export const OF_SOURCES_READ: readonly Theme[] = [
  {
    id: 'gap',
    name: 'research gap',
    asks: /\b(?:research |knowledge |literature )?gaps?\b/i,
    slots: ['gap'],
    parts: ['gap'],
    states:
      /\b(?:gaps?|few studies|little is known|no stud(?:y|ies)|not (?:yet )?been (?:studied|examined|investigated)|limited (?:research|studies|evidence)|under-?researched)\b/i,
    points: [
      {
        is: 'studies that come near to yours, with their names',
        inside: true,
        finds:
          /\(\p{Lu}[^()\d]{2,60}\d{4}[a-z]?\)|\p{Lu}\p{L}+(?: et al\.?,?| and \p{Lu}\p{L}+| & \p{Lu}\p{L}+)? \((?:19|20)\d\d/u,
        next: 'Name the two studies that come nearest to yours, and say what neither of them did.',
      },
      {
        ask: 'Is it a gap about your own question, your people or your place, and not about the subject at large?',
      },
      { ask: 'Which of your objectives closes it? Each gap needs one.' },
    ],
    how: 'Name two studies that come nearest, say what both left out (people, place, time or method), and end with “this study therefore”. “Nobody has studied it” is weak; “these two did, but not among whom you asked” is strong.',
    panel: [
      'Which study comes nearest to yours, and what did it not do?',
      'How did you search before you said that there is a gap?',
    ],
    plain: 'what others have not found out yet, and you did',
  },
  {
    id: 'literature',
    name: 'literature review',
    asks: /\b(?:literature(?: review)?|related (?:work|studies)|(?:other|previous|earlier) (?:researchers|studies|authors|scholars|research)|chapter (?:two|2)|empirical review)\b/i,
    role: 'literature',
    heading: /\bliterature\b|\brelated work\b|\bempirical\b/i,
    states: /\bliterature\b|\bprevious studies\b/i,
    points: [
      {
        is: 'studies that are compared with each other',
        inside: true,
        finds:
          /\b(?:in contrast|on the other hand|similarly|contrary to|whereas|agrees? with|disagrees?|consistent with|in line with|unlike|however,? \p{Lu})\b/iu,
        next: 'Put studies that say the same side by side, and beside them one that says otherwise, and say why they may differ.',
      },
      {
        is: 'the gap it ends with',
        inside: true,
        finds:
          /\b(?:gaps?|few studies|little (?:is )?known|no stud(?:y|ies)|not (?:yet )?been (?:studied|examined|investigated)|limited (?:research|studies|evidence))\b/i,
        next: 'End the chapter with what the studies together leave open, and how your objectives take that up.',
      },
      { ask: 'Are there three to five sources from the last five years before you wrote?' },
      { ask: 'Is it ordered by your objectives, or does it go from one author to the next?' },
    ],
    how: 'Order it by your objectives and not by authors: for each, what is agreed, where studies differ and why, and what is left open. Cut definitions that everybody knows; end with the gap.',
    panel: [
      'Which two studies matter most for yours, and where do they disagree?',
      'What did you find that contradicts one of them?',
    ],
    plain: 'what others found out before you, and where they stop',
  },
  {
    id: 'theory',
    name: 'theory or framework',
    asks: /\b(?:theor(?:y|ies|etical)(?: framework)?|conceptual framework|framework)\b/i,
    parts: ['theory', 'framework'],
    heading: /\btheor(?:y|ies|etical)\b|\bframework\b/i,
    states:
      /\b(?:theor(?:y|ies|etical framework)|conceptual framework|(?:guided|underpinned|anchored|informed) (?:by|on))\b/i,
    points: [
      {
        is: 'the theory again where the results are discussed',
        finds:
          /\b(?:theor(?:y|ies)|framework)\b[^.]*\b(?:support|confirm|explain|consistent|agree|predict|expect|hold|finding|result)\w*|\b(?:support|confirm|explain|consistent|agree|predict)\w*\b[^.]*\b(?:theor(?:y|ies)|framework)\b/i,
        next: 'Come back to it in the discussion: one sentence for each of its claims that your findings support or do not.',
        for: ['done'],
      },
      { ask: 'Can you say which claim of the theory each of your objectives rests on?' },
      { ask: 'Is each concept in it measured by something in your instrument?' },
    ],
    how: 'Name it and who proposed it, give its three or four claims in plain words, and tie each to one objective or variable of yours. Come back to it when you discuss the results.',
    why: [{ says: 'its concepts are the very things that your objectives ask about' }],
    costs: [
      { says: 'Another theory would have made other things visible; this one is tied to my question.' },
    ],
    needed: [
      {
        says: 'Most departments want one where a study explains something; a study that only counts or builds can often do without, so look into the guide of yours.',
      },
    ],
    panel: ['Why this theory, and which other one did you consider?', 'Where do your findings not fit it?'],
    plain: 'the explanation that you borrowed, to know what to look at',
  },
]
