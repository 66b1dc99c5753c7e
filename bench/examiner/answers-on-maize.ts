/** Answers about the plan of a maize trial, written before any rule was read or changed for them: only printed, never tuned on. */
import { against, foreign, good, lost, off, type Scripted, short } from './scripted.ts'

export const ON_MAIZE: readonly Scripted[] = [
  good(
    'problem',
    'Omotilewa in Uganda found that one free bag already made people store longer, it is in chapter two. But that was another crop calendar. In our pilot I will ask when they sold last year before giving a bag.',
  ),
  good(
    'method',
    'Anyone outside the cooperatives, and that is mostly widows and young people without land titles. It limits what I can say about the poorest. I could draw a small extra sample from the village register.',
  ),
  good(
    'literature',
    'I searched Google Scholar and AgEcon with storage and price, and found four papers, Murdock among them, none with prices by week. I may have missed theses. The librarian will help me with these next month.',
  ),
  good(
    'limits',
    'One season is what the grant pays for, as I say in chapter three. In a year with a bad harvest prices move differently, so it may not hold. A second season with the same farmers would show it.',
  ),
  good(
    'contribution',
    'We would not know if the bags pay for themselves, because earlier work stops at weevils. I can only show it for one district. After that the extension office could try it in another one.',
  ),
  good(
    'ethics',
    'They will hear in Chewa what the bags are, that lots decide, and that everybody gets them in the end; chapter three has this. A risk is that they feel obliged through the cooperative. I will let someone from outside ask them.',
  ),
  off(
    'problem',
    'Last week the bridge was washed away, so I came by boat and then by truck, and the driver told me how he once met the president at a petrol station and got a cap from him.',
  ),
  off(
    'method',
    'Music is what keeps me awake when I study; I mostly listen to old kalindula records which an uncle left me with a gramophone that has to be wound up by hand after each side.',
  ),
  off(
    'literature',
    'My roommate repairs phones, and he says that screens break more often in the cold months, perhaps since people keep their hands in their pockets and drop them on the way out.',
  ),
  off(
    'ethics',
    'There are three churches in our street, so on Sunday you hear all the choirs at once, and the dogs join in, and then the fellow with the ice cream bell comes round the corner.',
  ),
  short('problem', 'From reading.'),
  short('method', 'Poor ones.'),
  short('contribution', 'The bags work.'),
  short('ethics', 'They were told everything.'),
  against('method', 'There will be 600 farmers, one hundred and fifty from each of the cooperatives.'),
  against(
    'method',
    'I will choose the farmers by convenience, those who come to the depot first will take part.',
  ),
  against(
    'limits',
    'It is a cross-sectional survey, so the boundary is only the day on which we ask the farmers.',
  ),
  against(
    'contribution',
    'Because it is a qualitative study with focus groups, we would miss what farmers feel about bags.',
  ),
  lost('problem', "Honestly speaking, I wouldn't know."),
  lost('method', "I'm lost here, can we leave it?"),
  lost('ethics', 'I have not decided on that yet, I do not know.'),
  lost('limits', 'Nothing comes to my mind.'),
  foreign('problem', 'Alimi amagulitsa chimanga mu June chifukwa amafuna ndalama za sukulu ya ana awo'),
  foreign(
    'method',
    'Les paysans sans coopérative ne peuvent pas entrer dans cette étude, surtout les femmes',
  ),
  foreign(
    'ethics',
    'Abalimi bakalandililwa mu lulimi lwabo, kabili bakasaine ilyo tatulatendeka ukupela amasaka',
  ),
]
