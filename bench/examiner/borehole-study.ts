/** A small engineering study written for this: no people are asked, something is measured and built. */
import type { WrittenSection } from '../../tests/support/model-of.ts'

export const BOREHOLE_STUDY: WrittenSection[] = [
  {
    title: 'Abstract',
    role: 'abstract',
    blocks: [
      'Handpumps in Gwembe break down often and stay broken for weeks. The aim of this study was to develop and test a low-cost sensor that reports a broken pump by text message. Sensors were fitted to 32 boreholes for six months. Repairs began earlier at pumps with a sensor than at pumps without one.',
    ],
  },
  {
    title: '1 Introduction',
    role: 'introduction',
    blocks: [
      'Some 40% of handpumps in the district stand still on any given day. The problem is that the water office learns of a broken pump only when somebody walks to it. Women then walk to the river, and cholera follows in the rains.',
      'The objectives of the study were to design a sensor that costs less than 30 dollars, to measure how reliably it detects a breakdown, and to compare the time to repair with and without it.',
      'Research question 1: How reliably does a sensor on the handle detect a breakdown? Research question 2: Does an alert shorten the time to repair?',
    ],
  },
  {
    title: '2 Related Work',
    role: 'literature',
    blocks: [
      'Thomson (2012) fitted accelerometers to handles in Kenya and estimated the water drawn. Nagel (2015) reported that alerts raised the share of working pumps in Rwanda. No study has tested sensors where the network is reached only from hilltops. The design was guided by systems theory, which treats the pump, the mechanic and the office as one loop.',
    ],
  },
  {
    title: '3 Methods',
    role: 'methods',
    blocks: [
      'A quasi-experimental design was used because pumps could not be assigned by lot. A total of 32 boreholes received a sensor and 30 boreholes in the next ward served as a comparison. Boreholes were selected purposively among those with network within two kilometres. Breakdowns were recorded by caretakers in a logbook. The time to repair was compared with the Mann-Whitney test because it was not normally distributed. Permission was obtained from the district council and from each village.',
    ],
  },
  {
    title: '4 Results',
    role: 'results',
    blocks: [
      'The sensors detected 91% of the breakdowns that caretakers wrote down. The results showed that the median time to repair was 6 days with a sensor and 19 days without one (U = 212, p = 0.004). The study found that false alarms came mostly after heavy rain. Four sensors were stolen in the first month.',
      { kind: 'caption', text: 'Table 2: Time to repair in days' },
      {
        kind: 'table',
        rows: [
          ['Group', 'Boreholes', 'Median days'],
          ['Sensor', '32', '6'],
          ['Comparison', '30', '19'],
        ],
      },
    ],
  },
  {
    title: '5 Conclusion',
    role: 'conclusion',
    blocks: [
      'The study concludes that an alert shortens the time to repair by two thirds. A limitation of the study was that caretakers knew which pumps carried a sensor. The study recommends that the district water office fit sensors to all pumps with network. Future work should test a radio link for valleys without network.',
    ],
  },
]
