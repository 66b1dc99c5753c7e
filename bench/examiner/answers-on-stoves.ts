/**
 * Answers about the survey of stoves, written in one go before they were tried; some rules were corrected on them
 * afterwards.
 */
import { against, foreign, good, lost, off, type Scripted, short } from './scripted.ts'

export const ON_STOVES: readonly Scripted[] = [
  good(
    'results',
    'In the table on the fourth page it is 6.1 kilograms against 9.4, so about a third. Whether that is the stove or the kind of family who buys one I cannot tell from one survey. I would weigh the same homes before and after they buy.',
  ),
  good(
    'method',
    'We took the numbers of the plots from the council list and let the computer pick. People who built without permission are not on that list, and they are the poorest, so the share with a stove may really be lower than 23 percent.',
  ),
  good(
    'limits',
    'It was June, when people heat water for bathing, so a week in the rains would look different. The difference between the groups may stay the same, but both figures would move.',
  ),
  good(
    'contribution',
    'The councils could start with the market committees, they already collect small payments every Friday. I rest this on the 54 percent who said that the price keeps them away.',
  ),
  good(
    'problem',
    'I wanted to find out who buys it and if it really helps. Both were answered: under a quarter own one, and those who do burn less charcoal. Why the rest do not buy is mostly money.',
  ),
  off(
    'results',
    'My grandmother always told us that a kitchen without smoke is no kitchen, and she made the best beans of the whole road, with a lot of onions and a little sugar in them.',
  ),
  off(
    'method',
    'The bus from Ndola to Lusaka takes five hours when there are no trucks, and I usually sleep until Kabwe, where they sell bananas and cold drinks through the window.',
  ),
  off(
    'contribution',
    'My friends want to open a barber shop after graduation, near the station, since young men there have money on Saturdays and like to look sharp for church the next day.',
  ),
  short('results', 'It was the stove.'),
  short('limits', 'Only one week.'),
  short('method', 'From the list.'),
  against(
    'method',
    'We chose the homes by convenience, whoever opened the door on the main road was taken into the study.',
  ),
  against(
    'method',
    'In total 1500 households were visited by me and my two assistants, it took the whole of the holidays.',
  ),
  against(
    'results',
    'Of the households 71% owned an improved stove, so I think that the market is nearly full by now.',
  ),
  against('limits', 'My study was a longitudinal one, we came back to the same kitchens for three years.'),
  lost('contribution', 'I am afraid I have no answer to this.'),
  lost('problem', 'Sorry, my head is empty right now.'),
  lost('method', 'I would need to ask my supervisor about this one.'),
  foreign('results', 'Abantu abengi tabakwata indalama sha kushita amashitofu ayapya ico balefwaya amalasha'),
  foreign('limits', 'Wir haben nur eine Woche lang gewogen und deshalb wissen wir nichts über die Regenzeit'),
]
