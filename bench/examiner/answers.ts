/** Forty answers about our small thesis on late booking; the rules were changed on four of them. */
import type { MoveName } from '../../src/capabilities/oral-session/rules/examiner/exam.ts'
import { against, foreign, good, lost, off, type Scripted, short } from './scripted.ts'

export const ANSWERS: readonly Scripted[] = [
  good(
    'results',
    'Late booking was tied to distance, as Table 1 on page 3 shows. But a survey of women at one point in time cannot show the cause. Next I would follow women from the first visit.',
  ),
  good(
    'results',
    'Of the women, 58.3 percent booked late, because the clinic is far; that figure is on page 1. It may be off, since we only asked women who came. I would ask at home next time.',
  ),
  good(
    'method',
    'We took every third woman at each clinic, since the register gave us a list; page 2 describes it. The limitation is that women who never came are missing. I would go to villages next.',
  ),
  good(
    'method',
    'The sample of 385 women came from the Cochran formula, as page 2 says, because we compare two groups. The weakness is that clinics differ. A larger sample by clinic would be my next step.',
  ),
  good(
    'problem',
    'The objective was reached for distance: the women who live far booked late, as the table on page 3 shows. We cannot say why. I would add interviews with the women in a further study.',
  ),
  good(
    'problem',
    'Little is known about women in Chongwe, because earlier studies stayed in towns, as page 1 says. That gap is limited to rural clinics. Future research should include other districts.',
  ),
  good(
    'contribution',
    'Our conclusion on distance rests on Table 1, page 3, and recommends outreach clinics for women in far wards. It does not show that outreach works. I would test it in two wards next.',
  ),
  off(
    'results',
    'I have always liked mathematics and my supervisor is a very kind man who helped me to find a flat in the capital when I first moved there for my degree, for which I am thankful.',
  ),
  off(
    'results',
    'The history of the university began in the sixties when the president laid the first stone and everybody in the country gave a bag of maize to build its library and its halls.',
  ),
  off(
    'method',
    'Football is important for young people in our country, and the national team has won the cup once, which made everybody very happy in the streets for many days and nights.',
  ),
  off(
    'method',
    'My brother works for a bank in town and he says that interest is too high for small shops, so many owners prefer to borrow money from their friends and their family members.',
  ),
  off(
    'problem',
    'I wrote most of the chapters at night, since the electricity was only there after ten, and I typed them on the laptop of a friend who had finished his degree the year before me.',
  ),
  off(
    'contribution',
    'Solar panels have become cheaper, and many shops in the market now sell them together with batteries, lamps and radios, which people pay for by their telephone in small weekly parts.',
  ),
  off(
    'limits',
    'My favourite chapter of all was the one that I read on the train, about rivers and mountains, and the author wrote it so well that I forgot to get off at the right station.',
  ),
  short('results', 'Distance.'),
  short('results', 'It was significant.'),
  short('method', 'Because of time.'),
  short('method', 'It is the usual way.'),
  short('problem', 'Yes, it was reached.'),
  short('contribution', 'The women and the clinic.'),
  short('results', 'Many women said so to us.'),
  against(
    'method',
    'In total we interviewed 900 women, because there were so many of them at the clinics and all of them wanted to talk.',
  ),
  against(
    'method',
    'My study was a randomised trial, so that the women in both groups were the same from the beginning on.',
  ),
  against(
    'results',
    'We had a longitudinal design, so I can say what came first for every woman in our study.',
  ),
  against(
    'results',
    'My sample was 1200 women, so that even a small difference in booking would have been seen by us.',
  ),
  against(
    'problem',
    'I used convenience sampling of women, because the clinic was near and it was easy for me to go there.',
  ),
  against(
    'contribution',
    'We surveyed 5000 women in our study, so the conclusion holds for the whole of the country.',
  ),
  lost('results', 'I do not know.'),
  lost('method', 'Honestly, I have no idea.'),
  lost('problem', 'I cannot answer that question, sorry.'),
  lost('contribution', 'I am not sure about that.'),
  lost('results', "I don't remember what we wrote there."),
  lost('method', 'I forgot why we did it like that.'),
  lost('problem', 'I really do not know the answer to this one.'),
  foreign(
    'results',
    'Abanakashi abengi balelwala pantu icipatala cili ukutali sana kabili tapali inshila mukwai',
  ),
  foreign('method', 'Tinasankha amayi onse amene anabwera ku chipatala chifukwa anali pafupi ndi ife'),
  foreign('problem', 'Nous avons choisi ces femmes parce que la clinique est dans le village et pas loin'),
  foreign(
    'contribution',
    'Wanawake wengi wanachelewa kwa sababu kliniki iko mbali na hakuna barabara katika kijiji',
  ),
  foreign('results', 'Las mujeres llegan tarde porque la clínica está lejos y no hay camino para ellas'),
  foreign('method', 'Basali bongi tabakwe mali aakweenda kucibbadela nkaambo kakuti cili kule kapati lino'),
]

/** Six ways to speak into the examiner's words. Whatever it is, nothing is lost and nothing is said twice. */
export const INTERRUPTIONS: readonly { kind: string; says: string; fits: readonly MoveName[] }[] = [
  { kind: 'asks to hear it again', says: 'Sorry, could you repeat the question?', fits: ['repeat'] },
  { kind: 'thinks', says: 'One moment please.', fits: ['hold'] },
  { kind: 'does not understand', says: 'What do you mean by that?', fits: ['explain'] },
  { kind: 'says something aside', says: 'Can you hear me?', fits: ['aside'] },
  { kind: 'wants the next one', says: 'Next question please.', fits: ['skip', 'finished'] },
  {
    kind: 'answers early',
    says: 'The women book late because the clinic is far, and the table on page 3 shows it for every ward of the district.',
    fits: ['next', 'deeper', 'off-the-point', 'asks-evidence'],
  },
]
