/** Sentences that look like a fact of their kind but are not, next to ones that state the same about the work itself. */
import { describe, expect, it } from 'vitest'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { openStudy } from '../open-study.ts'
import type { FactKind } from './fact.ts'
import { readFacts } from './read-facts.ts'

type Written = readonly [FactKind, WrittenSection['role'], string, string]

const read = (sections: WrittenSection[]) => readFacts(openStudy(modelOf(sections)).reading)
const kindsOf = (role: WrittenSection['role'], title: string, ...blocks: WrittenSection['blocks']) =>
  read([{ title, role, blocks }])
    .filter(({ certainty }) => certainty === 'shown')
    .map(({ kind }) => kind)

const NONE: readonly Written[] = [
  [
    'sample-size',
    'methods',
    'Principles',
    'A meta-analysis involving in total 14 papers on software tools was conducted to find the rules.',
  ],
  [
    'procedure',
    'methods',
    'Estimates',
    'Now we have computed the estimates, now our next objective is to test each one.',
  ],
  ['procedure', 'methods', 'The basket', 'Once validated it will be added to the basket of the shop.'],
  [
    'analysis',
    'methods',
    'The network',
    'Once the weights of the regression model have been calculated, they are compared using regression in the next layer.',
  ],
  [
    'theory',
    'methods',
    'Approach',
    'This report uses the deductive approach to clarify the theory by what was observed.',
  ],
  [
    'recommendation',
    'conclusion',
    'Recommendations',
    'The following recommendations are for tailors who could keep better books.',
  ],
  [
    'conclusion',
    'conclusion',
    'Conclusion',
    'On a personal note, I am disappointed that the books did not improve as much as I had hoped.',
  ],
  [
    'recommendation',
    'conclusion',
    'Further work',
    'I am curious to know how close the books could get to what is sold.',
  ],
  // The definition of a measure, a requirement set beforehand, and the subject of a paper.
  [
    'problem',
    'introduction',
    'Random forest regression',
    'This approach reduces overfitting, which is a problem in single trees.',
  ],
  [
    'result',
    'results',
    'Setup',
    'The minimum acceptable performance was R² ≥ 0.50 and the least number of books for a model was 50.',
  ],
  [
    'variables',
    'methods',
    'Root mean squared error (RMSE)',
    'The target variable is of the same unit as this measure, and it is easy to read.',
  ],
  [
    'instrument',
    'methods',
    'Measures',
    'In this project the stability of the prices was assessed with the help of MAE for each town.',
  ],
  [
    'problem',
    'introduction',
    'Problem statement',
    'This paper explores whether books that are difficult to keep have a better outcome.',
  ],
  [
    'hypothesis',
    'introduction',
    'Plan',
    'Due to this way of working it is expected that testing will occur at the end of each week.',
  ],
  [
    'result',
    'results',
    'Results',
    '10,000), 5% of the tailors had an income that was lower than that of the others.',
  ],
  // Part of the records, the name of a data set, graphs and algorithms in general, and statements about both.
  [
    'sample-size',
    'methods',
    'Clustering',
    'The clustering was done on a random sample of 1,000 records to ensure computational feasibility.',
  ],
  [
    'sample-size',
    'methods',
    'Data',
    'Before filtering for missing days, the dataset contained 842 records from the market.',
  ],
  [
    'design',
    'methods',
    'Data',
    'This study uses the Survey of Household Spending, which the bureau has held since 2013.',
  ],
  [
    'conclusion',
    'conclusion',
    'Conclusion',
    'The graphs illustrate the chances of higher sales against the predicted ones.',
  ],
  [
    'conclusion',
    'conclusion',
    'Conclusion',
    'With the help of this, it provides a better output and compares what the tailors earn.',
  ],
  [
    'conclusion',
    'conclusion',
    'Conclusion',
    'My thesis aims to explain why books improve what tailors earn in small towns.',
  ],
  [
    'conclusion',
    'conclusion',
    'Conclusion',
    'For my other books I do believe that the way to higher sales would be to write them at night.',
  ],
  [
    'result',
    'results',
    'Results',
    'At 66% it means that any book that is considered needs to be mostly right to be used.',
  ],
  [
    'result',
    'results',
    'Results',
    'The upper 2.5% of the prices are detected as outliers and therefore rejected.',
  ],
  ['result', 'results', 'Results', 'A steady increase in sales, lack of any loss and a rate of under 16%.'],
  [
    'null-result',
    'results',
    'Results',
    'The ability of the model to handle non-linear relationships makes it right for prices.',
  ],
  [
    'null-result',
    'results',
    'Results',
    'Although most of the results were non-significant, there were a few significant ones among the tailors.',
  ],
  [
    'null-result',
    'results',
    'Results',
    'While age was not a significant predictor, removing the town actually made this variable significant.',
  ],
  [
    'hypothesis',
    'introduction',
    'Hypotheses',
    'Ha, J., Kose, M. A., Banda, H., Phiri, U., & Zulu, D. (2022).',
  ],
  [
    'gap',
    'literature',
    'Gaps',
    'Although the current state of research has improved, there are critical gaps.',
  ],
  ['limitation', 'conclusion', 'Limitations', 'This shows a limitation behind the second approach.'],
  [
    'instrument',
    'methods',
    'Data',
    'This dataset was used to join all of the lists of the markets to the books.',
  ],
  [
    'procedure',
    'methods',
    'Data',
    'The survey consists of a panel in which tailors are asked about their prices and the data is used.',
  ],
  [
    'procedure',
    'methods',
    'Decision trees',
    'Then the model is used to predict the answer for the given data in the second step.',
  ],
  [
    'procedure',
    'methods',
    'Models',
    'Regression models are used to describe how the features of the data go together.',
  ],
  [
    'variables',
    'methods',
    'Linear regression',
    'Such models differ in how the dependent and independent variables are related, where the outcome variable is a number.',
  ],
  [
    'procedure',
    'methods',
    'Data',
    'The dataset that is used for this consists of the following parts: name, price and town.',
  ],
  [
    'aim',
    'methods',
    'Rain',
    'With this moving window we sought to identify in what week prices of our study area were rising.',
  ],
  ['limitation', 'conclusion', 'Limitations', 'This is a big drawback of our work.'],
  ['result', 'results', 'Results', 'By this rule we observe that the VIF of the 6 variables is less than 5.'],
  // A paradigm explained, a choice, a step, an announcement, and sentences that depend on another.
  [
    'instrument',
    'methods',
    'Research philosophy',
    'There was no human side to the research, and the data were gathered by observation from afar.',
  ],
  [
    'limitation',
    'methods',
    'Research choice',
    'A single method was suitable for us, since this research had limited time in the market.',
  ],
  ['instrument', 'methods', 'Data', 'Then we used mainly this Test data set to get all that is told below.'],
  [
    'objective',
    'methods',
    'Estimates',
    'Now we have the estimates of the model, now our next objective is to test each one in turn.',
  ],
  [
    'gap',
    'literature',
    'Models',
    'Previous work: Early models often failed with books that were kept by hand.',
  ],
  [
    'problem',
    'introduction',
    'Problem statement',
    'Definition: Given a book (b) of a tailor, the problem of the lost page is to find what it lacks.',
  ],
  [
    'null-result',
    'results',
    'Results',
    'This fails to meet the objective of the project, which was to sort the books well.',
  ],
  [
    'null-result',
    'results',
    'Results',
    'There are 12 days with no price prediction errors, and without them the significant effect remains.',
  ],
  [
    'result',
    'results',
    'Results',
    'The models of this project were analysed to determine the accuracy of what they sort.',
  ],
  ['result', 'results', 'Results', 'Hence we find the confusion matrix at p = 0.57 of the first model.'],
  [
    'result',
    'results',
    'Results',
    'There was a total of 347 price observations over all weeks for a mean of 2.8 records.',
  ],
  [
    'recommendation',
    'conclusion',
    'Future work',
    'However, there are still several possible research directions that could be explored.',
  ],
  [
    'recommendation',
    'conclusion',
    'Future work',
    'The following are some research areas that should be explored by tailors.',
  ],
  ['gap', 'introduction', 'Problem', 'Yet, important questions remain unanswered.'],
  [
    'gap',
    'introduction',
    'Problem',
    'This limitation creates a wide gap, as the books of most tailors remain unseen.',
  ],
  [
    'aim',
    'methods',
    'Rain',
    'With this moving window we sought to identify in what week the price was rising.',
  ],
  [
    'period',
    'methods',
    'Visits',
    'Eleven participants were willing to be assessed a fourth time during the 3 years.',
  ],
  [
    'sample-size',
    'introduction',
    'Scope',
    'The research is limited to twelve states where questionnaires were administered to tailors.',
  ],
  // A number that only names a picture is no figure, and a program that ran is no finding.
  [
    'result',
    'results',
    'Results',
    'As shown in figure 4.6 above, the reports show the lists of the tailors.',
  ],
  [
    'result',
    'results',
    'Results',
    'As shown in figure 4.5 above, the messages indicate the successful completion of the run.',
  ],
  [
    'result',
    'results',
    'Drawbacks',
    'Obtaining data from the markets proved to be expensive as a result of the reduced value of the coin.',
  ],
  [
    'conclusion',
    'conclusion',
    'Conclusion',
    'The project commenced with books of the tailors, to which we owe its success.',
  ],
  // A feature of a program is not an analysis of this work; nor is training on data a measurement.
  ['instrument', 'methods', 'Data', 'The dataset was used to train the model by means of a questionnaire.'],
  [
    'ethics',
    'methods',
    'Functions',
    'The security part of the application will ensure privacy by letting the tailors change their passwords.',
  ],
  [
    'procedure',
    'methods',
    'Methods',
    'I believe that this was right, as we designed the questions so that the tailors must have understood them.',
  ],
  [
    'aim',
    'introduction',
    'Scope',
    'The project is designed to limit its operation towards the books of tailors in one town.',
  ],
  [
    'question',
    'introduction',
    'Research questions',
    'Adeyemi K. & Kaya B. (2017). What moves the books of tailors?',
  ],
  // Announcements of what follows, and where.
  ['result', 'conclusion', 'Conclusion', 'The main findings are presented in chapter 4 of this thesis.'],
  ['gap', 'introduction', 'Outline', 'Gaps in the academic literature will then be highlighted.'],
  [
    'recommendation',
    'abstract',
    'Abstract',
    'Implications for tailors are discussed and suggestions for future work informed by this research are provided.',
  ],
  // People asked in preparation are not a sample.
  ['sample-size', 'methods', 'Instrument', 'Cognitive interviews were conducted with 12 teachers.'],
  [
    'sample-size',
    'methods',
    'Pilot',
    'Before the main study, 12 teachers were interviewed to develop the items.',
  ],
  // People's lack of knowledge is not a research gap.
  [
    'gap',
    'introduction',
    'Introduction',
    'Another factor is the lack of knowledge about the law, which leads tailors to keep no books.',
  ],
  [
    'design',
    'methods',
    'Design',
    'The study conducted a survey of relevant literature before the visits began.',
  ],
  ['procedure', 'methods', 'Inclusion criteria', 'Tailors who have been employed for at least three months.'],
  [
    'procedure',
    'methods',
    'Data',
    'The data will only be used for research; no personal data will be collected.',
  ],
  // Testing an assumption is not a finding.
  [
    'result',
    'results',
    'Results',
    'Levene’s test indicated that the assumption of equal variances was violated, p = .012.',
  ],
  ['result', 'results', 'Visits', 'The second visit was a visit to the market of child 2.'],
  [
    'null-result',
    'results',
    'Results',
    'The tailors do not perceive a significant increase in what they sell.',
  ],
  [
    'null-result',
    'results',
    'Results',
    'The rules of the market are not significantly enforced by the town.',
  ],
  ['sampling', 'methods', 'Data', 'Interviews were chosen because they allow the interviewees to explain.'],
  [
    'contribution',
    'discussion',
    'Significance',
    'The book has three parts, of which the second holds the major contributions of our field.',
  ],
  [
    'limitation',
    'discussion',
    'Discussion',
    'Time constraints were identified as one of the main barriers to good books.',
  ],
  [
    'recommendation',
    'discussion',
    'Discussion',
    'The barriers were examined because that shows what is needed for good books.',
  ],
  [
    'conclusion',
    'conclusion',
    'Conclusion',
    'Therefore, limited conclusions can be drawn from this analysis.',
  ],
  [
    'conclusion',
    'conclusion',
    'Conclusion',
    'Given this, the goal of this research is to provide guidance to tailors who improve.',
  ],
  [
    'conclusion',
    'conclusion',
    'Conclusion',
    'Whilst this research contributes to our knowledge, there are future directions it can take.',
  ],
  [
    'reliability',
    'methods',
    'Design',
    'A pre-test will be conducted with both groups before the lessons begin.',
  ],
  // The purpose of a programming language, or teaching it, is not the software of the analysis.
  [
    'software',
    'methods',
    'Software',
    'PHP is a scripting language, and is used for the pages of many shops.',
  ],
  [
    'software',
    'methods',
    'Lessons',
    'The researcher will introduce the use of RStudio to the students of both groups.',
  ],
  // Shortcomings of older methods, and work still to be done.
  [
    'limitation',
    'methods',
    'Limitations of the existing system',
    '• Manual error: books kept by hand are prone to slips and difficult to search.',
  ],
  [
    'limitation',
    'abstract',
    'Abstract',
    'While such scores offer promise, older models often fail due to limited ability to follow the market.',
  ],
  [
    'limitation',
    'discussion',
    'Discussion',
    'This also highlights a limitation of the method applied in this thesis.',
  ],
  [
    'procedure',
    'methods',
    'Data collection',
    '• Product data: name, category, cost price, selling price and stock.',
  ],
  [
    'instrument',
    'methods',
    'Evaluation',
    'Performance will be evaluated using metrics such as AUC, precision and recall.',
  ],
  [
    'null-result',
    'results',
    'Results',
    'The two markets are not just correlated in what they sell: one of them predicts the other.',
  ],
  [
    'objective',
    'introduction',
    'Objectives',
    'To support the comparison, books of other towns and public data will be used.',
  ],
  [
    'variables',
    'methods',
    'Analysis',
    'Linear regression: quantifies the effect of independent variables such as income on prices.',
  ],
  [
    'contribution',
    'introduction',
    'Background',
    'I researched the payment app because the market uses it and also because it helps the customers to pay.',
  ],
  [
    'software',
    'methods',
    'Tools',
    'I have developed a web application that the owners can use without any MySQL knowledge.',
  ],
  [
    'sampling',
    'methods',
    'Raters',
    'A two-way model was used because the raters were not randomly selected.',
  ],
  [
    'problem',
    'introduction',
    'Problem statement',
    '& Vermeulen, W. who emphasise supply but do not look at the lack of demand.',
  ],
  // Possible findings, actions of a program, and questions.
  [
    'result',
    'results',
    'Results',
    'We may find that the longest of the ten years were more accurate with higher costs.',
  ],
  [
    'result',
    'results',
    'Tests',
    'This specific test compared the recorded book of day 2, with an added frequency of 1KHz, against the first book and the time it took to perform the count.',
  ],
  [
    'result',
    'results',
    'Results',
    'After taking the average, figure 4 below shows a graph of the results in order.',
  ],
  [
    'null-result',
    'discussion',
    'Discussion',
    'Our study of tailors will have no impact unless it changes what the owners of markets do.',
  ],
  ['conclusion', 'conclusion', 'Conclusion', 'Therefore, we can ask, does a fair price of cloth even exist?'],
  [
    'conclusion',
    'discussion',
    'Discussion',
    'In summary, the function we wrote finds the point where two books agree most, and this study shows it.',
  ],
  [
    'contribution',
    'introduction',
    'Background',
    'We have discussed how tailors make significant contributions to the towns they work in.',
  ],
  [
    'recommendation',
    'conclusion',
    'Conclusion',
    'The method used here should also be applicable to the markets of other towns.',
  ],
  [
    'aim',
    'introduction',
    'Background',
    'Markets will grow and need to be looked at again, as this report attempts to do in part.',
  ],
  [
    'aim',
    'introduction',
    'Task',
    'The tailors were informed that the purpose of the study is to understand how people read books.',
  ],
  // Template instructions to the writer.
  [
    'recommendation',
    'conclusion',
    'Conclusion',
    'The report should have a section on further work that is a discussion of the goals and lessons.',
  ],
  [
    'gap',
    'introduction',
    'Introduction',
    'By reading what was written, we seek to identify gaps in the literature on tailors.',
  ],
  [
    'gap',
    'introduction',
    'Introduction',
    'There is a gap in the regulations that govern the waste of markets.',
  ],
  [
    'limitation',
    'methods',
    'Validation',
    'This phase showed how the model does outside the scope of the data it was made from.',
  ],
  [
    'limitation',
    'discussion',
    'Discussion',
    'This discussion will take the findings apart and weigh the limitations of the study.',
  ],
  [
    'approach',
    'introduction',
    'Introduction',
    'The problem addressed by this thesis is the inability of traditional quantitative models to follow trade.',
  ],
  // A place is where something is done, not its purpose or its findings.
  [
    'setting',
    'introduction',
    'Scope',
    'The research will be conducted to ascertain the strength of Chitenge cloth after washing.',
  ],
  ['setting', 'introduction', 'Scope', 'This research work is limited to the calculation of Profit and Loss'],
  [
    'setting',
    'discussion',
    'Discussion',
    'The share of tailors with books in the study area was 59.6% this is lower than in older studies.',
  ],
  // The scope is under the same heading as its exclusions.
  [
    'limitation',
    'introduction',
    'Scope and limitations',
    'The study focuses on different ways of keeping books in markets.',
  ],
  [
    'limitation',
    'introduction',
    'Scope and limitations',
    'This includes tests such as the plastic limits of clay and its strength.',
  ],
  [
    'limitation',
    'discussion',
    'Discussion',
    'Also, due to lack of maintenance and trained staff, sewing machines remain unused.',
  ],
  ['gap', 'literature', 'Cells of the skin', 'The function of these cells is unknown.'],
  [
    'gap',
    'literature',
    'History',
    'The old bridge is an example of a lack of sufficient knowledge of the ground in those days.',
  ],
  [
    'gap',
    'literature',
    'Introduction',
    'The review aims to lay a foundation and identify gaps in knowledge that this study will address.',
  ],
  [
    'recommendation',
    'conclusion',
    'Recommendations',
    'Interest in new dyes has grown and needs more work, from which the following are recommended.',
  ],
  ['setting', 'introduction', 'Scope', 'This study focuses on the washing of Chitenge cloth by hand.'],
  [
    'hypothesis',
    'introduction',
    'Background',
    'As looms get cheaper, it is expected that the economic barriers will fall for all weavers.',
  ],
  [
    'result',
    'results',
    'Scores',
    'One of the results, the average score graph, is shown through the figure 5.23 below.',
  ],
  ['result', 'results', 'Design', 'The design of the proposed system is shown in figure 3.1.'],
  // Table cells run together have no beginning or end.
  [
    'result',
    'results',
    'Results',
    'machine, loom or K1 Long needle such as K1 383 health term P=5.8e-12 these that needle stops in the day, and has lasted or is likely',
  ],
  // Listing, cleaning and aiming are not findings, nor is how to read a coefficient.
  ['result', 'results', 'Results', 'For each town, the mean, the least and the highest values are shown.'],
  ['result', 'results', 'Results', 'For accuracy of the data all negative values are replaced with NA.'],
  [
    'result',
    'results',
    'Clusters',
    'The goal of clustering is to predict the mean of each group of tailors.',
  ],
  [
    'null-result',
    'results',
    'Correlation',
    'Coefficients range from -1 to 1, with 1 a perfect connection and 0 representing no correlation.',
  ],
  ['procedure', 'methods', 'Methods', 'In the following, I will show how the books were used and read.'],
  ['result', 'results', 'Results', 'The share of leaves that were left out is set at 0.5 in all models.'],
  ['result', 'results', 'Results', 'This study has taken into account accuracy, precision and the F1-score.'],
  [
    'result',
    'results',
    'Results',
    'The main objective of this research was to show what the accuracy depends on.',
  ],
  [
    'result',
    'results',
    'Results',
    'The screenshot in figure 4.9 below shows the most important part of the register.',
  ],
  // A condition, an assumption and a hypothetical are not null results.
  [
    'null-result',
    'results',
    'Results',
    'Since the first market has no real relationship of prices, it is easy to read.',
  ],
  [
    'null-result',
    'results',
    'Results',
    'The two rules assume that there is no correlation between the prices.',
  ],
  [
    'null-result',
    'results',
    'Results',
    'However, we would end up without the predicted effect of the new rule.',
  ],
  [
    'problem',
    'discussion',
    'Predictions',
    'The problem is that the model would ask for what tailors believe.',
  ],
  [
    'problem',
    'introduction',
    'Predictions',
    'The problem is that the model would ask for what tailors believe.',
  ],
  [
    'limitation',
    'methods',
    'Markets',
    'Due to the lack of ties between its shops, this type of market is the least real.',
  ],
  [
    'aim',
    'introduction',
    'Background',
    'Finding copies is a task of its own, and our work is designed to be general.',
  ],
  [
    'recommendation',
    'conclusion',
    'Conclusion',
    'The model yields the prediction that sales should not be affected if they were watched.',
  ],
  [
    'conclusion',
    'conclusion',
    'Conclusion',
    'In summary, this study aimed to find what tailors fear in a lender.',
  ],
  [
    'ethics',
    'methods',
    'Use cases',
    'The use case was drawn to ensure privacy and integrity via three paths.',
  ],
  [
    'setting',
    'methods',
    'Model',
    'I focus on the expected outcomes as illustrated in Figure A and leave chance out.',
  ],
  // A gap in a service, and one that is only announced.
  ['gap', 'introduction', 'Gap Analysis', 'Owner gap: old machines and few spare parts fail the tailors.'],
  ['gap', 'literature', 'Review', 'Section 2.5 identifies research gaps in the work on tailors.'],
  [
    'gap',
    'literature',
    'Review',
    'In spite of this, there remain a number of research gaps that must be filled.',
  ],
  // Of a method, a word, or older methods.
  [
    'objective',
    'methods',
    'Objectives',
    'The objective of factor analysis in this project is to show which items belong.',
  ],
  [
    'limitation',
    'conclusion',
    'Limitations',
    'The inability to speak for other towns is referred to as limited reach.',
  ],
  ['limitation', 'literature', 'Limitations:', '• Limited advice — it lacks lessons that suit the tailor.'],
  [
    'variables',
    'methods',
    'Variables',
    'The lower the p value, the independent variable is more likely related to sales.',
  ],
  [
    'software',
    'methods',
    'Data',
    'We have downloaded the Stata dataset of the survey with help of a librarian.',
  ],
  // An expectation, and the remark that much is left to do.
  ['recommendation', 'conclusion', 'Conclusion', 'These lists should have an order that a program can use.'],
  [
    'recommendation',
    'conclusion',
    'Future research',
    'There are a number of areas for future research that can tell more about tailors.',
  ],
]

const SOME: readonly Written[] = [
  [
    'procedure',
    'methods',
    'Procedure',
    'Once the questionnaires are returned, they will be coded by two of us and entered.',
  ],
  [
    'problem',
    'introduction',
    'Problem statement',
    'Many tailors have difficulty in keeping the books that a lender asks for.',
  ],
  [
    'sample-size',
    'methods',
    'Data',
    'After filtering for missing days, the dataset contained 420 records from the market.',
  ],
  ['design', 'methods', 'Design', 'This study uses a survey of tailors in three towns.'],
  [
    'conclusion',
    'conclusion',
    'Conclusion',
    'The books of the tailors improve what they earn in small towns.',
  ],
  [
    'null-result',
    'results',
    'Results',
    'Although books were common, they were not significantly associated with what tailors earn.',
  ],
  ['result', 'results', 'Results', 'The sales increased by 16% in the second year of the books.'],
  [
    'procedure',
    'methods',
    'Decision trees',
    'In this study the model was trained on the books of forty tailors.',
  ],
  [
    'null-result',
    'results',
    'Results',
    'Age is not statistically significant (p-value: 0.417), so that it may not have an effect on the price.',
  ],
  [
    'instrument',
    'methods',
    'Research philosophy',
    'In this study the data were collected by observation of the tailors at work.',
  ],
  [
    'limitation',
    'methods',
    'Limitations',
    'Our research had limited time in the market, which may have kept some tailors away.',
  ],
  [
    'null-result',
    'results',
    'Results',
    'The books of the two towns failed to reach statistical significance.',
  ],
  ['null-result', 'results', 'Results', 'There were no significant predictors of the price in either town.'],
  [
    'result',
    'results',
    'Results',
    'The models were compared to find the best, and the test showed that the first was more accurate.',
  ],
  [
    'recommendation',
    'conclusion',
    'Future work',
    'Further research is needed on how the tailors of small towns keep their books.',
  ],
  [
    'gap',
    'introduction',
    'Problem',
    'The critical gap, then, is the lack of books that were looked at together.',
  ],
  ['aim', 'methods', 'Overview', 'This study sought to identify in what week the price was rising.'],
  ['period', 'methods', 'Visits', 'The tailors were visited and their sales recorded over a 3-year period.'],
  ['result', 'results', 'Results', 'The mean price of each town is higher than that of the year before.'],
  [
    'null-result',
    'results',
    'Results',
    'Since the p value is above 0.05, there is no significant difference between the towns.',
  ],
  [
    'problem',
    'introduction',
    'Background',
    'The problem is that tailors cannot show a lender what they sell.',
  ],
  ['limitation', 'methods', 'Limitations', 'Due to the lack of time, only two markets were visited.'],
  ['software', 'methods', 'Data', 'The data were analysed in Stata 15 by the researcher.'],
  [
    'limitation',
    'literature',
    'Limitations',
    'This study is limited to reviews that were written in English.',
  ],
  ['recommendation', 'conclusion', 'Conclusion', 'These tailors should be given lessons by the town.'],
  ['gap', 'literature', 'Knowledge gap analysis', 'Few works look at tailors, and most neglect their books.'],
  ['setting', 'methods', 'Place', 'The study was limited to the two markets of Kabwe.'],
  ['setting', 'methods', 'Study area', 'The study area is a hill town in the north of the country.'],
  ['limitation', 'introduction', 'Scope and limitations', 'The study focuses only on tailors with a shop.'],
  ['gap', 'literature', 'Review', 'The share of tailors who keep books in small towns is unknown.'],
  ['recommendation', 'conclusion', 'Recommendations', 'Owners should be encouraged to keep books.'],
  [
    'analysis',
    'methods',
    'Analysis',
    'The results were analysed with descriptive statistics and are presented as percentages.',
  ],
  ['gap', 'introduction', 'Introduction', 'There is a lack of knowledge of how tailors keep their books.'],
  ['design', 'methods', 'Design', 'The researcher will administer a true experimental design.'],
  ['design', 'methods', 'Research design', 'It will be a post-test only control group design.'],
  ['result', 'results', 'Results', 'The second highest score was that of the tailors in the market.'],
  ['null-result', 'results', 'Results', 'The two markets did not differ significantly in what they sold.'],
  ['result', 'results', 'Themes', 'Three themes were found in what the tailors told.'],
  ['result', 'results', 'Themes', 'Students reported that they had no books of their own at home.'],
  ['result', 'results', 'Themes', 'Most tailors felt that the market had become too loud for work.'],
  ['reliability', 'methods', 'Quality', 'The questionnaire was pre-tested with ten tailors of another town.'],
  ['software', 'methods', 'Tools', 'The answers were cleaned and analysed in Python by the researcher.'],
  [
    'limitation',
    'discussion',
    'Discussion',
    'This may be due to the lack of data on tailors in other towns.',
  ],
  ['procedure', 'methods', 'Data collection', '• Train-test split: the last two years are kept for testing.'],
  ['result', 'results', 'Results', 'The findings show that 64% of the tailors will leave the market.'],
]

describe('what only looks like a fact', () => {
  it.each(NONE)('is no %s (%s, %s): %s', (kind, role, title, sentence) => {
    expect(kindsOf(role, title, sentence)).not.toContain(kind)
  })
  it.each(SOME)('is a %s all the same (%s, %s): %s', (kind, role, title, sentence) => {
    expect(kindsOf(role, title, sentence)).toContain(kind)
  })
})

describe('what a participant said', () => {
  const told = (...blocks: WrittenSection['blocks']) =>
    read([{ title: 'Results', role: 'results', blocks }]).map(({ evidence }) => evidence.quote)

  it('is no result, where the line names the interview it comes from', () => {
    expect(
      told(
        'Most tailors felt that the market was too loud.',
        '…if I could change one thing it would be the market. Whereas the owners see us as the most expensive part of it all. (Interview 2)',
      ),
    ).toEqual(['Most tailors felt that the market was too loud.'])
  })

  it('and what the writer makes of it is one', () => {
    expect(told('The majority of the tailors were afraid of the rains (Interview 12).')).toHaveLength(1)
  })
})

it('writes numbers as figures, however the text has them', () => {
  const values = read([
    { title: 'Sample', role: 'methods', blocks: ['A sample of five tailors was interviewed in the market.'] },
  ]).map(({ kind, value }) => [kind, value])
  expect(values).toContainEqual(['sample-size', 'n = 5'])
})

describe('what stands behind its own name', () => {
  it.each([
    ['design', 'i. STUDY DESIGN: Prospective, parallel-group, randomized controlled trial.'],
    ['sampling', 'iii. SAMPLING METHOD: Consecutive purposive sampling followed by simple randomization.'],
    ['setting', 'Study site: The outpatient clinic and the wards of the hospital in Kasama.'],
    ['population', 'Source of data: Patients attending the clinics of the two hospitals.'],
    ['aim', 'b. AIM To develop a register for tailors and to try it in two markets.'],
  ] as const)('is a %s', (kind, sentence) => {
    expect(kindsOf('methods', 'Study details', sentence)).toContain(kind)
  })

  it('is none where a word is defined', () => {
    expect(
      kindsOf('introduction', 'Definition of terms', 'Population: all people who live in one town.'),
    ).not.toContain('population')
  })
})

describe('conclusions', () => {
  const chapter = (title: string, role: WrittenSection['role'], ...blocks: string[]): WrittenSection => ({
    title,
    role,
    blocks,
  })
  const methods = Array.from(
    { length: 8 },
    (_, at) => `In step ${at + 1} the books of ten tailors were copied.`,
  )

  it('are those of the work, and not of the chapter that reviews others', () => {
    const quotes = read([
      chapter(
        '2.6 Conclusion',
        'conclusion',
        'Overall, the review shows that tailors improve with good books.',
      ),
      chapter('3 Methods', 'methods', ...methods),
      chapter('5 Conclusion', 'conclusion', 'Overall, the study shows that tailors improve with good books.'),
    ])
      .filter(({ kind }) => kind === 'conclusion')
      .map(({ evidence }) => evidence.quote)
    expect(quotes).toEqual(['Overall, the study shows that tailors improve with good books.'])
  })
})

it('takes the first sentence of an item for the objective, and the next for how it is done', () => {
  const found = read([
    {
      title: 'Objectives',
      role: 'introduction',
      blocks: [
        {
          kind: 'list-item' as const,
          text: 'Compare what each tailor earns. Use the first forty weeks of the book for it.',
        },
      ],
    },
  ]).filter(({ kind }) => kind === 'objective')
  expect(found.map(({ evidence }) => evidence.quote)).toEqual(['Compare what each tailor earns.'])
})

it('puts the aim that is called so, under its heading, before the others', () => {
  const [first] = read([
    {
      title: '1.3 Rationale',
      role: 'introduction',
      blocks: ['This study seeks to understand how tailors keep their books.'],
    },
    {
      title: '1.5 Aim and objectives',
      role: 'introduction',
      blocks: ['The aim of this study is to examine the books of tailors in Kabwe.'],
    },
  ]).filter(({ kind }) => kind === 'aim')
  expect(first?.evidence.quote).toContain('to examine the books')
})

it('is not sure of a step that only points back to another', () => {
  const found = read([
    {
      title: 'Sample size',
      role: 'methods',
      blocks: ['This formula was used because it suits shares of small towns.'],
    },
  ]).filter(({ kind, certainty }) => kind === 'procedure' && certainty === 'shown')
  expect(found).toEqual([])
})

it('puts what is bad before what only grows, where a problem is told', () => {
  const [first] = read([
    {
      title: '1.2 Problem statement',
      role: 'introduction',
      blocks: [
        'Efforts of the town have led to a large increase in the number of tailors.',
        'However, many of them lack the books that a lender asks for.',
      ],
    },
  ]).filter(({ kind }) => kind === 'problem')
  expect(first?.evidence.quote).toBe('However, many of them lack the books that a lender asks for.')
})

it('leaves to others what stands behind their names in one paragraph', () => {
  const found = read([
    {
      title: 'Discussion',
      role: 'discussion',
      blocks: [
        'Banda (2019) asked the tailors of Kitwe. The results showed that 40% of them improved with good books.',
        'Phiri (2020) asked others. The results of this study showed that 64% of them improved with good books.',
      ],
    },
  ])
    .filter(({ kind, certainty }) => (kind === 'result' || kind === 'conclusion') && certainty === 'shown')
    .map(({ evidence }) => evidence.quote)
  expect(new Set(found)).toEqual(
    new Set(['The results of this study showed that 64% of them improved with good books.']),
  )
})

it('takes what a program lets one do for no analysis of this work', () => {
  const items = [
    'Start: The program allows you to begin with the books of any tailor in the list.',
    'Drawing: It provides simple pictures of the books that show how the tailors differ.',
  ]
  expect(
    kindsOf('methods', '3.3 Data analysis', ...items.map((text) => ({ kind: 'list-item' as const, text }))),
  ).not.toContain('analysis')
})

describe('the plan of chapters', () => {
  const shown = (...sections: WrittenSection[]) =>
    read(sections)
      .filter(({ certainty }) => certainty === 'shown')
      .map(({ kind, evidence }) => [kind, evidence.quote])
  const review = 'Overall, the study shows that tailors improve with good books.'

  it('tells what is to come, and shows nothing of it', () => {
    expect(
      shown({
        title: '1.8 Organisation of the study',
        role: 'introduction',
        blocks: [
          'Chapter II: Literature review',
          'Little is known about the books of tailors in small towns.',
          'Chapter VII: Conclusion',
          review,
        ],
      }),
    ).toEqual([])
  })

  it('holds for the whole paragraph that tells of a chapter', () => {
    expect(
      shown({
        title: 'Introduction',
        role: 'introduction',
        blocks: [
          'Chapter two reads what others wrote. There are few studies on tailors, and a gap in the literature remains.',
        ],
      }),
    ).toEqual([])
  })

  it('ends where the chapters count from the beginning again', () => {
    expect(
      shown({
        title: 'Structure of the thesis',
        role: 'introduction',
        blocks: [
          'Chapter 4: Results',
          'Chapter 5: Conclusion',
          'They come last.',
          'CHAPTER 5: CONCLUSION',
          review,
        ],
      }),
    ).toEqual([['conclusion', review]])
  })
})

describe('a line that breaks off', () => {
  const aims = (...blocks: WrittenSection['blocks']) =>
    read([{ title: 'Introduction', role: 'introduction', blocks }])
      .filter(({ kind }) => kind === 'aim')
      .map(({ evidence }) => evidence.quote)

  it('is not told where the next goes on with a small letter', () => {
    expect(
      aims(
        'The aim of this study is to examine the books that are kept by the oldest',
        'tailors of the market and by those who learn from them.',
      ),
    ).toEqual([])
  })

  it('is told where only its full stop was forgotten', () => {
    expect(
      aims(
        'The aim of this study is to examine the books that are kept by the oldest tailors',
        'Nobody has looked at them before.',
      ),
    ).toHaveLength(1)
  })
})
