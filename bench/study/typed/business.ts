/** Reports and plans of companies and offices. */
export const BUSINESS: readonly string[] = [
  `# Annual Report 2022 – Lusaka Dairies Plc

# Chairman's statement

Revenue rose by 14% to K412 million. Profit after tax was K38.5 million. The board recommends a dividend of K0.12 a share.

# Financial performance

| | 2022 | 2021 |
|---|---|---|
| Revenue (K million) | 412 | 361 |
| Operating profit | 51 | 44 |

# Operations

A new plant in Monze opened in May at a cost of K60 million. Milk intake grew to 31 million litres.

# Outlook

Management expects sales to grow by 10% in the coming fiscal year. Risks are the exchange rate and the price of fuel.`,
  `# Business plan: Tiyende Tours

# Executive summary

Tiyende Tours will offer day trips from Livingstone. We seek an investment of $45,000. Break-even is expected in month 14.

# Market analysis

About 160,000 tourists visit each year. Customers are couples aged 25 to 45. Three competitors offer day trips.

# Marketing strategy

We will sell through hotels and online. The price is $65 a person.

# Financial projections

Sales of $120,000 are forecast for the first year, with a gross margin of 42%. Costs are wages, fuel and insurance.

# SWOT

Strengths: location. Weaknesses: one vehicle.`,
  `# Quarterly sales report, Q3

Prepared for the management of Copperbelt Hardware Ltd.

# Highlights

- Sales were K8.4 million, 6% above budget
- Gross margin fell to 21%
- Debtors rose to K1.9 million

# Performance by branch

Kitwe sold most (K3.6 million). Chingola was below target because of a stock shortage.

# Recommendations

1. Collect debts older than 60 days
2. Order cement earlier

# Next quarter

The budget for the fourth quarter is K9 million.`,
  `MINISTRY OF FINANCE

PERFORMANCE BUDGET, FISCAL YEAR 2024

SUMMARY

The Division requests K128.4 million, an increase of K9.1 million over 2023. The request funds 312 positions.

PROGRAMME 1: REVENUE

Expenditure in 2023 was K54.2 million against an appropriation of K55 million. Collections reached 103% of target.

PROGRAMME 2: DEBT OFFICE

Personnel costs make up 71% of the programme.

PERFORMANCE INDICATORS

Number of taxpayers registered; share of returns filed on time; cost per kwacha collected.`,
  `# Market study: cooking oil in Eastern Province

# Background

The company wishes to open a depot in Chipata. This report was commissioned by the sales director.

# Market size

Households buy an estimated 2.1 million litres a year, worth K84 million. Market share of our brand is 12%.

# Competitors

Two brands hold 60% of the market between them. Their wholesale price is K36 a litre.

# Customers

A survey of 150 shop owners showed that price comes first and delivery second.

# Recommendation

Open the depot in April with a stock of 40,000 litres. The investment is K1.4 million and pays back in 20 months.`,
  `# Strategic plan 2023–2027

# Vision and mission

To be the first choice of small farmers for seed.

# Situation analysis

Turnover has stood still at K90 million for three years. Staff costs are 38% of revenue. Competition from imports is growing (ZDA, 2022).

# Strategic objectives

1. Raise market share from 14% to 20%
2. Cut the cost of distribution by 15%
3. Enter two new provinces

# Implementation and budget

The plan costs K22 million over five years, of which K9 million is capital expenditure.

# Monitoring

The board reviews key performance indicators every quarter.`,
  `# Internal audit report: stores department

# Scope

We audited purchases and stock of January to June 2023 at the Kabwe plant.

# Findings

Finding 1: Stock worth K214,000 was missing at the count. Risk: high.

Finding 2: Eleven of forty payments had no invoice. Risk: medium.

# Management response

Management agrees and will count stock monthly.

# Recommendations

Payments should be made against invoices only. Responsible: finance manager. Deadline: 30 September.`,
  `# Half-year results

Zambezi Breweries announces unaudited results for the six months to 30 June.

- Net revenue up 9% to $61.2 million
- EBITDA up 4% to $14.8 million
- Earnings per share of 3.1 cents

Volumes grew by 5% in spite of power cuts. Excise duty rose. Cash flow from operations was $11 million and net debt fell to $19 million. The directors have declared an interim dividend. Shareholders will be paid in September.`,
]
