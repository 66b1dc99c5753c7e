/** How we describe the built-in engine to students. The command beside each figure prints it. */
import type { ToldPart } from './told-page.tsx'

export const ABILITIES: readonly ToldPart[] = [
  {
    id: 'when',
    title: 'When it is at work',
    says: [
      'Each answer names the engine that gave it. “Built-in study engine” is ours: rules, a handbook of research methods and a search through your document, on our own machine. It costs no provider anything and sends your work to nobody.',
      'Where whoever runs Weekbe4 has connected an AI model, the model proposes and our code checks: every quotation, figure and page it gives must stand in your document, or it is left out.',
    ],
  },
  {
    id: 'reading',
    title: 'Reading your work',
    says: [
      // Reading 83 works whole that no rule was made for; docs/how-to/teach-a-fact.md says how it is counted.
      'On 83 theses, proposals and papers it had never seen, 468 of the 3,338 things it said were wrong: 14 in 100. It reads surveys and studies of health best, and works that build a program or a model worst. Everything it says has its page and its words: look before you rely on it.',
      // npm run bench -- reading <folder>
      'Of the facts a supervisor expects (aim, sample, design, results …) it shows 79 in 100. Of the numbers that can be computed again it finds 69 in 100.',
      // npm run bench -- reading <folder>
      'Of eight remarks a real supervisor would make, it makes two. The others need understanding, which it does not have.',
      // npm run bench -- documents --scans
      'Printed pages that were scanned cleanly are read with less than 1 word in 100 wrong. Handwriting is not read, and it says so.',
      'It reads English. Parts in another language are named and not judged.',
    ],
  },
  {
    id: 'answering',
    title: 'Answering questions',
    says: [
      // npm run bench -- reading <folder>
      'Asked for something that stands in your document, it finds the place among its first three in 83 of 100 questions. Asked for something that is not there, it says so in 91 of 100, and in 12 of 100 it wrongly says that it is not there.',
      'It explains methods and statistics from its handbook, and computes exactly. It cannot hold an open conversation, write your chapters, or judge an argument.',
      'It cannot draw pictures from words: only frameworks, flows, time lines and charts from your own data.',
    ],
  },
  {
    id: 'examining',
    title: 'Examining and advising you aloud',
    says: [
      // npm run bench -- reading <folder>
      'Every question rests on a sentence of your work and shows it. Of eight questions that a real examiner would ask, it asks fewer than three.',
      'It follows up on what you say by rules: whether you answered, named a page, admitted a limit, contradicted your thesis. It does not understand you as a person does.',
      // npm run bench -- voice --hearing
      'Its own ear is weak: it understands short answers, numbers and terms it expects, and asks back when it is unsure. Your browser’s recogniser hears far better, and you can always type.',
    ],
  },
  {
    id: 'writing',
    title: 'Slides and texts',
    says: [
      // npm run bench -- slides <folder>
      'Eighteen slides with the words, tables and figures of your document: 78 in 100 of the facts that belong in a defense are on them, 92 in 100 with the notes. It invents no number, name or source.',
      // npm run bench -- humanizer
      'The Text Humanizer changes stock phrases and rhythm, and keeps every number, name, quotation and citation. It does not promise that any detector will be deceived, and no honest tool can.',
    ],
  },
]
