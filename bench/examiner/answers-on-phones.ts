/**
 * Answers about the interviews on phones, written in one go before they were tried; some rules were corrected on them
 * afterwards.
 */
import { against, foreign, good, lost, off, type Scripted, short } from './scripted.ts'

export const ON_PHONES: readonly Scripted[] = [
  good(
    'method',
    'Purposive, because I needed somebody from a farm, somebody from a town and somebody from the mines. I could have missed students who share a phone with a brother, none of the eighteen did.',
  ),
  good(
    'limits',
    'Those who left after the first term are missing, and perhaps they left because of exactly this. So what I describe is how the survivors manage, and I would look for the others through the registrar.',
  ),
  off(
    'method',
    'Last Saturday there was a wedding at my cousin in Samfya, and we danced until the generator stopped, then somebody brought candles and we sang instead for another hour.',
  ),
  off(
    'limits',
    'I prefer tea to coffee in the morning, with a lot of milk, and when there is bread I take two slices, but my brother eats porridge every day of the week.',
  ),
  off(
    'limits',
    'The bridge at the river was repaired last year by a company from abroad, and now lorries can pass it even in February, which has made tomatoes cheaper for everybody in Mansa.',
  ),
  short('method', 'With a form.'),
  short('limits', 'They felt shy.'),
  short('limits', 'Some had gone.'),
  against(
    'method',
    'My study was a quantitative study with a long questionnaire, because figures convince people more.',
  ),
  against(
    'contribution',
    'We interviewed 200 students, so what they say can be taken as true for the whole country.',
  ),
  against(
    'limits',
    'The students were drawn by simple random sampling in my study, so everybody had the same chance.',
  ),
  lost('literature', 'To be honest that went over my head.'),
  lost('method', 'I cannot recall how we did that part.'),
  lost('contribution', 'No idea, sorry.'),
  foreign('method', 'Twalilanda nabo mu Cibemba pa nshita iitali kabili tabalembele amashina yabo iyoo'),
  foreign(
    'contribution',
    'Ophunzira ambiri amawerenga usiku chifukwa intaneti imakhala yotsika mtengo nthawi imeneyo',
  ),
  foreign('method', 'Nous avons parlé avec chaque étudiant pendant une heure environ dans sa propre langue'),
]
