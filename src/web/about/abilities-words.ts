/** How we describe the built-in engine to students. The command beside each figure prints it. */
import type { ToldPart } from './told-page.tsx'

export const ABILITIES: readonly ToldPart[] = [
  {
    id: 'when',
    title: 'What is answering you',
    says: [
      'Each answer says where it came from. “Weekbe4’s own rules” means rules we wrote, a handbook of research methods and a search through your document. Everything happens on our own server, and your work is sent to nobody.',
      'Any other name is an AI model. Its quotations, figures and page references are checked against your document, and those that cannot be found there are left out. The figures on this page are for Weekbe4’s own rules.',
    ],
  },
  {
    id: 'reading',
    title: 'Reading your work',
    says: [
      // Reading 83 works whole that no rule was made for; docs/how-to/teach-a-fact.md says how it is counted.
      'On 83 theses, proposals and papers it had never seen, 468 of the 3,338 statements it made were wrong: 14 in 100. It reads surveys and health studies best, and work that builds software or a model worst. Everything it says comes with the page and the words it is based on: check them before you rely on it.',
      // npm run bench -- reading <folder>
      'It finds 79 in 100 of the facts a supervisor looks for (aim, sample, design, results and so on), and 69 in 100 of the numbers that can be recalculated.',
      // npm run bench -- reading <folder>
      'Of eight comments a real supervisor would make, it makes two. The others take understanding, which it does not have.',
      // npm run bench -- documents --scans
      'On cleanly scanned printed pages it misreads fewer than 1 word in 100. It cannot read handwriting, and says so.',
      'It reads English. Passages in other languages are pointed out but not assessed.',
    ],
  },
  {
    id: 'answering',
    title: 'Answering questions',
    says: [
      // npm run bench -- reading <folder>
      'When the answer is in your document, the right passage is among its first three results for 83 questions in 100. When the answer is not there, it says so for 91 in 100. For 12 in 100 it wrongly says that something is not there.',
      'It explains methods and statistics from its handbook, and its calculations are exact. It cannot hold an open conversation, write your chapters or judge an argument.',
      // node bench/data-analysis/requests.ts --file <tsv>, on requests that nobody had read
      'The figures it computes from your data agree with R’s to four digits. Of 100 requests about data in students’ own words it understood 75, asked back about 11, and in 6 ran another analysis than the one meant: read the line above each result, which says what was run.',
      'It draws frameworks, flow charts, timelines and charts of your own data, but no other pictures.',
    ],
  },
  {
    id: 'examining',
    title: 'Spoken practice and advice',
    says: [
      // npm run bench -- reading <folder>
      'Every question is based on a sentence in your work, which it shows you. Of eight questions a real examiner would ask, it asks fewer than three.',
      'Its follow-up questions depend on simple signs: whether you answered, named a page, admitted a limitation or contradicted your thesis. It does not understand you as a person would.',
      // npm run bench -- voice --hearing
      'Its own speech recognition is weak: it understands short answers, numbers and terms it expects, and checks with you when it is unsure. Your browser’s speech recognition is far better, and you can always type.',
    ],
  },
  {
    id: 'writing',
    title: 'Slides and texts',
    says: [
      // npm run bench -- slides <folder>
      'You get eighteen slides with the words, tables and figures of your document. They carry 78 in 100 of the facts that belong in a defence, or 92 in 100 counting the speaker notes. It invents no number, name or source.',
      // npm run bench -- humanizer
      'A reader who compared 120 of the Text Humanizer’s changes found 32 better, 66 neither and 22 worse. The kinds of changes found worse are no longer made.',
      'The Text Humanizer changes stock phrases and rhythm, and keeps every number, name, quotation and citation. It does not promise to fool AI detectors; no honest tool can.',
    ],
  },
]
