/** How we describe the built-in engine to students. The command beside each figure prints it. */
import type { ToldPart } from './told-page.tsx'

export const ABILITIES: readonly ToldPart[] = [
  {
    id: 'when',
    title: 'What is answering you',
    says: [
      'Each answer says where it came from. “Weekbe4’s own rules” means rules we wrote, a handbook of research methods and a search through your document. Everything happens on our own server, and your work is sent to nobody.',
      'Any other name is an AI model. Its quotations, figures and page references are checked against your document: what cannot be found there is left out, or named below the answer. The figures on this page are for Weekbe4’s own rules.',
    ],
  },
  {
    id: 'reading',
    title: 'Reading your work',
    says: [
      // docs/measures.md: the last count on works that nobody here had read.
      'Independent readers judged all it said about twelve difficult theses, reports and proposals it had never seen: of 399 statements 98 were wrong, 79 would fit almost any work, and 222 were useful. Everything it says comes with the page and the words it is based on: check them before you rely on it.',
      // docs/measures.md
      'Of the facts that a reader wants to see (author, aim, sample, design, results and so on) it showed 39 of 144. It is better at figures: what it reads in a table it recalculates exactly, though it may misread which line is a total.',
      // docs/measures.md
      'Of 96 faults that another reader had listed, it raised 4, and 29 more in part. The others take understanding, which it does not have.',
      // docs/measures.md
      'It gives a score only where nearly all that the score weighs could be checked, and none for a method that nobody judged. For most works it gives none, and says what was checked instead.',
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
      // docs/measures.md
      'Of 144 questions about twelve works it had never seen, readers found 61 answered rightly, 25 in part, 47 not at all, and 11 wrongly.',
      'It explains methods and statistics from its handbook, and its calculations are exact. It cannot hold an open conversation, write your chapters or judge an argument.',
      // node bench/data-analysis/requests.ts --file <tsv>, on requests that nobody had read
      'The figures it computes from your data agree with R’s to four digits. Of 60 requests about data in students’ own words it understood 50, asked back about 2, and in 5 ran another analysis than the one meant: read the line above each result, which says what was run.',
      'It draws frameworks, flow charts, timelines and charts of your own data, but no other pictures.',
    ],
  },
  {
    id: 'examining',
    title: 'Spoken practice and advice',
    says: [
      // docs/measures.md
      'Every question is based on a sentence in your work, which it shows you. Of 342 questions on twelve works, readers found 194 worth asking, 85 that fit any thesis, and 63 wrong.',
      'Its marks and follow-up questions depend on simple signs: whether you answered, named a page, admitted a limitation or contradicted your thesis. Of 80 answers readers found 55 marked fairly, 18 too high and 7 too low. It does not understand you as a person would.',
      // npm run bench -- voice --hearing
      'Its own speech recognition understands short answers only: yes, no, numbers, parts of a work. Of 160 that voices it had never heard spoke, it answered 46 in 100 at once and 2 in 100 wrongly; about the others it asked, or asked you to type. Your browser’s speech recognition understands whole sentences, and you can always type.',
      // npm run bench -- voice --hearing --models, --clips: docs/how-to/add-speech-models.md
      'A server like this one can use Whisper tiny.en, Whisper base or Moonshine base instead: of the words of two people who read aloud they got 1 to 7 in 100 wrong, of computer voices with strong accents up to 50. A line on the screen always says what recognises your speech.',
    ],
  },
  {
    id: 'writing',
    title: 'Slides and texts',
    says: [
      // docs/measures.md
      'You get eighteen slides with the words, tables and figures of your document. It invents no number, name or source, and leaves a slide to you where it found nothing. But of 228 slides of twelve works it had never seen, readers found something wrong or out of place on 86: go through every slide before you present.',
      // npm run bench -- humanizer
      'A reader who compared 120 of the Text Humanizer’s changes found 86 better, 23 neither and 11 worse. The kinds of changes found worse are no longer made.',
      'The Text Humanizer changes stock phrases and rhythm, and keeps every number, name, quotation and citation. It does not promise to fool AI detectors; no honest tool can.',
    ],
  },
]
