/** A small qualitative thesis written for this, as unlike the other two as we could make it. */
import type { WrittenSection } from '../../tests/support/model-of.ts'

export const WARD_STUDY: WrittenSection[] = [
  {
    title: 'Abstract',
    role: 'abstract',
    blocks: [
      'Nurses on night duty often work alone. The aim of this study was to explore how nurses at a district hospital experience night shifts. A qualitative design was used, and 18 nurses were interviewed. Nurses felt responsible for wards that were larger than they could oversee.',
    ],
  },
  {
    title: 'Chapter 1: Introduction',
    role: 'introduction',
    blocks: [
      'The district hospital has 120 beds and four nurses at night. The problem is that mistakes at night are reported less often than mistakes by day. Little is known about how nurses decide whom to see first at night.',
      'The first objective of the study was to describe what nurses do when two patients need them at once. The second objective of the study was to explore how nurses keep awake.',
      'Research question 1: How do nurses decide whom to see first at night?',
    ],
  },
  {
    title: 'Chapter 2: Literature Review',
    role: 'literature',
    blocks: [
      'Few studies have examined night work of nurses in rural hospitals. The study was guided by the theory of situated action. Mumba (2018) found that tired nurses skip the second check.',
    ],
  },
  {
    title: 'Chapter 3: Methodology',
    role: 'methods',
    blocks: [
      'A qualitative phenomenological design was used because the study explored experience. Purposive sampling was used to select nurses with at least two years of night duty. A total of 18 nurses took part in the study. Semi-structured interviews were used to collect data from the nurses. The interviews were analysed with thematic analysis. Written consent was obtained from every nurse.',
    ],
  },
  {
    title: 'Chapter 4: Results',
    role: 'results',
    blocks: [
      'The study found that nurses listened for sounds more than they looked at charts. Most nurses said that the relatives of patients were their second pair of eyes. The results showed that nurses planned their walk through the ward around the sickest bed.',
    ],
  },
  {
    title: 'Chapter 5: Conclusion',
    role: 'conclusion',
    blocks: [
      'The study concludes that night nurses work by listening and by trusting relatives. A limitation of the study was that the interviews were held after a shift, when nurses were tired. The study recommends a second nurse for each ward with more than thirty beds.',
    ],
  },
]
