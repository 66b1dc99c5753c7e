/** Outlines to start from where there is no document yet. Departments differ: each is a beginning, not a rule. */
export type OutlineKind = 'proposal' | 'thesis' | 'defence-talk'
export type TemplatePart = {
  title: string
  holds: string[] /** Handbook entry that explains it. */
  read: string
}

const part = (title: string, read: string, ...holds: string[]): TemplatePart => ({ title, holds, read })

const TEMPLATES: Record<OutlineKind, readonly TemplatePart[]> = {
  proposal: [
    part('Title', 'thesis-title', 'Key concepts, group, place, design'),
    part(
      'Background',
      'background-chapter',
      'From the wide topic to the place you study',
      'Recent figures with sources',
    ),
    part('Problem statement', 'problem-statement', 'What is, what should be, who suffers, what is not known'),
    part(
      'Objectives and questions',
      'writing-objectives',
      'One general objective',
      'Three to five specific objectives',
    ),
    part('Significance and scope', 'significance-of-study', 'Who will use the answer', 'Borders you chose'),
    part(
      'Literature and framework',
      'purpose-of-literature-review',
      'Debates, not summaries',
      'Theory and concepts',
      'The gap',
    ),
    part(
      'Methods',
      'methods-chapter',
      'Design and why',
      'Population, sample and size',
      'Instruments',
      'Analysis for each objective',
    ),
    part('Ethics', 'ethics-approval', 'Approval, permissions, consent, confidentiality'),
    part('Work plan and budget', 'work-plan', 'Activities by week', 'Costs in kwacha'),
    part(
      'References and appendices',
      'when-to-cite',
      'One style throughout',
      'Instruments and consent forms',
    ),
  ],
  thesis: [
    part('Abstract', 'writing-abstract', 'Problem, aim, design, sample, results with numbers, meaning'),
    part(
      'Introduction',
      'background-chapter',
      'Background',
      'Problem',
      'Objectives',
      'Significance',
      'Scope',
    ),
    part(
      'Literature review',
      'purpose-of-literature-review',
      'Theory',
      'Studies abroad, in the region, in Zambia',
      'Gap',
    ),
    part(
      'Methodology',
      'methods-chapter',
      'Design',
      'Site and population',
      'Sampling',
      'Instruments',
      'Analysis',
      'Ethics',
    ),
    part('Results', 'results-chapter', 'Who took part', 'One section for each objective'),
    part('Discussion', 'discussion-chapter', 'Answer', 'Comparison', 'Explanation', 'Limitations'),
    part(
      'Conclusions and recommendations',
      'writing-conclusions',
      'One conclusion for each objective',
      'Who should do what',
      'Further research',
    ),
    part('References and appendices', 'when-to-cite', 'Every citation once in the list'),
  ],
  'defence-talk': [
    part('The problem', 'viva-opening-summary', 'One figure that shows it is real'),
    part('What was not known', 'research-gap', 'The gap in one sentence'),
    part('Objectives', 'writing-objectives', 'As they stand in the thesis'),
    part('How it was studied', 'viva-why-method', 'Design and reason', 'Sample', 'Analysis'),
    part('What was found', 'results-chapter', 'One slide for each objective, with its number'),
    part('What it means', 'discussion-chapter', 'Agreement and disagreement with earlier work'),
    part('Limits', 'viva-limitations', 'The one or two that matter'),
    part('Contribution and recommendations', 'viva-contribution', 'What is known now', 'Who should do what'),
  ],
}

export const outlineTemplate = (kind: OutlineKind): readonly TemplatePart[] => TEMPLATES[kind]
