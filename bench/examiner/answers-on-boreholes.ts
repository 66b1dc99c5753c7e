/** Answers about the sensor on boreholes, written before any rule was read or changed for them: only printed, never tuned on. */
import { against, foreign, good, lost, off, type Scripted, short } from './scripted.ts'

export const ON_BOREHOLES: readonly Scripted[] = [
  good(
    'results',
    'The difference is thirteen days at the median, that is in Table 2. In terms of effect size I did not compute one, which I should have. I would report the rank correlation with its interval.',
  ),
  good(
    'contribution',
    'It rests on the medians in Table 2, six days against nineteen. Where it goes too far is that the two wards differ, also in roads and mechanics. I would word it as an association until the wards are swapped.',
  ),
  good(
    'literature',
    'For me it is a gap about how such sensors behave with a weak signal, since Thomson and Nagel both had good coverage. Of course I only searched in English. A wider search is what I would do first.',
  ),
  good(
    'method',
    'Drawing lots was not possible because half the pumps have no signal, as chapter 3 explains. With lots the groups would be alike, now they may not be. A stepped design would let every ward get it in turn.',
  ),
  good(
    'limits',
    'The time to repair, I would say. The caretakers knew, so perhaps they phoned the mechanic sooner. I would write that alert and attention together shorten it, and hide dummy boxes on the other pumps.',
  ),
  good(
    'problem',
    'Not quite. We know that ninety-one percent of what was in the logbooks was found, but nobody knows what the logbooks missed. I would now ask how many breakdowns, counting by camera, are detected.',
  ),
  off(
    'results',
    'My father kept goats near the lake and every evening we brought them home before the hyenas came, and I still remember the smell of the fire and the songs of the older boys.',
  ),
  off(
    'method',
    'The new stadium was paid for by a loan, and the tickets are too dear, so most of us watch from the hill behind it where somebody always sells roasted cassava and cold drinks.',
  ),
  off(
    'contribution',
    'Tourists come for the elephants, mainly in the dry season, and the lodge pays young people to sing for them, which is good money if you have a voice and can stay up late.',
  ),
  off(
    'limits',
    'I bought this shirt for today from a tailor in Choma who also makes uniforms for the police, and he finished it within two days although his machine had lost its belt.',
  ),
  short('results', 'It is big.'),
  short('method', 'Lots were impossible.'),
  short('contribution', 'The median.'),
  short('literature', 'I think both.'),
  against(
    'method',
    'Altogether we equipped 120 boreholes, so that each chiefdom in the district was covered.',
  ),
  against(
    'method',
    'It was a randomised experiment: a coin decided for every pump whether it would get a sensor or not.',
  ),
  against(
    'results',
    'The median fell to two days with a sensor, which is why I did not think that more was needed.',
  ),
  against(
    'contribution',
    'The boreholes were chosen at random from the whole district, so the conclusion holds for every pump.',
  ),
  lost('results', "That I can't answer off the top of my head."),
  lost('method', 'Good question. I have never considered it.'),
  lost('limits', 'No idea, sir.'),
  lost('literature', 'Please, I do not know.'),
  foreign('results', 'Mampompi abamba mazuba osanwe asikoswe, pele aatakwe ciindi cilampa kapati'),
  foreign(
    'method',
    'Wir haben nicht gelost, weil die Hälfte der Pumpen kein Netz hat und der Weg zu weit war',
  ),
  foreign('contribution', 'Mapampu onse anakonzedwa msanga chifukwa uthenga unafika ku ofesi tsiku lomwelo'),
]
