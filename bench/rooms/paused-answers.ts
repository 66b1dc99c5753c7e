/**
 * Answers in pieces, with the pauses of a speaker who thinks aloud: inside a clause, between two, or between two
 * sentences.
 */
export type PauseAt = 'in a clause' | 'between clauses' | 'between sentences'
type Piece = readonly [words: string, then: PauseAt | 'end']

const inside = (words: string): Piece => [words, 'in a clause']
const clause = (words: string): Piece => [words, 'between clauses']
const sentence = (words: string): Piece => [words, 'between sentences']
const end = (words: string): Piece => [words, 'end']

export const PAUSED_ANSWERS: readonly (readonly Piece[])[] = [
  [
    inside('We took every third woman at each clinic because'),
    sentence('the register gave us a list of all of them'),
    clause('It cannot show the cause'),
    sentence('because we asked only once'),
    inside('Next time I would follow the women from'),
    end('their first visit to the clinic'),
  ],
  [
    inside('The sample came from a formula and'),
    sentence('we wanted to compare two groups of about the same size'),
    clause('Distance was the main reason'),
    end('and the table on page three shows it for every ward'),
  ],
  [
    sentence('The question was written in two languages'),
    inside('We tried it with twelve traders and the'),
    sentence('wording of two questions was changed'),
    clause('What people say about money is often too high'),
    end('so I would look at the records of the phone'),
  ],
  [
    inside('Nurses told us that they listen for sounds which'),
    sentence('is described in chapter four'),
    inside('It may be different on a ward with'),
    sentence('more than one nurse at night'),
    end('I would sit with them for one night'),
  ],
  [
    clause('If I had more time'),
    sentence('I would ask the women at home'),
    inside('The clinics were chosen by the'),
    sentence('district office and not by me'),
    end('That is a weakness of the study'),
  ],
  [
    inside('My theory says that people use a service when they'),
    sentence('find it useful and easy'),
    clause('I did not test the theory itself'),
    end('but I used its words for the questions'),
  ],
  [
    sentence('The answer to the second question is no'),
    inside('There was a difference between the groups but'),
    sentence('it was too small to mean anything'),
    end('A larger sample could show more'),
  ],
  [
    inside('The consent was given in writing by'),
    sentence('every person who took part'),
    clause('Those who could not read'),
    end('heard the form read to them in their own language'),
  ],
  [
    clause('As far as I remember'),
    inside('Mumba found that tired nurses skip the'),
    sentence('second check of a medicine'),
    sentence('I found the same in six of the interviews'),
    end('Nobody had asked about relatives before'),
  ],
  [
    sentence('I would word that more carefully today'),
    clause('Where it says that distance causes late booking'),
    inside('I would write that the two go together and'),
    end('that roads were not measured'),
  ],
]
