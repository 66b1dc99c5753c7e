/** Curricula vitae of several shapes. */
export const CVS: readonly string[] = [
  `# Mutinta Hamoonga

Plot 14, Kabulonga, Lusaka. mutinta.hamoonga@example.com, +260 977 123 456

# Profile

Accountant with six years of experience in mining and retail.

# Education

- BSc Accounting, Copperbelt University, 2012 – 2016
- ZICA Licentiate, 2018

# Work experience

Senior accountant, Konkola Supplies Ltd, Kitwe, March 2019 – Present

- Prepared monthly accounts for three branches
- Led a team of four

Accounts clerk, Shoprite Zambia, Ndola, 2016 – 2019

# Skills

Excel, Sage, Pastel, tax returns

# Referees

Available on request.`,
  `CURRICULUM VITAE

Name: Joseph Phiri

Date of birth: 12 May 1994

Nationality: Zambian

Marital status: Single

Phone: 0966 789 012

Email: jphiri@example.org

EDUCATIONAL BACKGROUND

2013 - 2016: Diploma in Primary Teaching, Chipata College of Education

2008 - 2012: Grade 12 certificate, Katete Boys Secondary School

EMPLOYMENT HISTORY

2017 to date: Class teacher, Msoro Primary School

2016 - 2017: Relief teacher, Chadiza

HOBBIES

Football, reading and choir

LANGUAGES

English, Nyanja, Tumbuka

REFERENCES

Mr A. Banda, Head Teacher, Msoro Primary School, 0955 111 222`,
  `# Thandiwe Moyo, PhD

Department of Physics, University of Cape Coast. t.moyo@example.edu

# Academic positions

- Senior lecturer, 2018 – present
- Postdoctoral fellow, Uppsala, 2015 – 2018

# Education

- PhD Physics, Uppsala University, 2015
- MSc, University of Zimbabwe, 2010

# Selected publications

- Moyo, T., & Asante, K. (2021). Thin films. Journal of Materials, 9, 1–12.
- Moyo, T. (2019). Solar cells. Energy, 4, 20–31.
- Moyo, T., & Berg, L. (2016). Perovskites. Physica Scripta, 91, 3–9.

# Awards

- Best young scientist, 2017

# Teaching

Thermodynamics, quantum mechanics

# Grants

- IAEA, 40,000 euro, 2019 – 2021`,
  `Chipo Daka
Software developer | Lusaka | chipo@example.dev | github.com/chipodaka

SUMMARY

Full-stack developer who likes small, fast programs.

EXPERIENCE

Developer, Probase Ltd (Jan 2021 – Present)

- Built a payment service used by 40,000 people
- Cut page load time from 9 s to 2 s

Intern, BongoHive (Jun 2020 – Dec 2020)

TECHNICAL SKILLS

TypeScript, Python, PostgreSQL, Docker

EDUCATION

BSc Computer Science, University of Zambia, 2016 – 2020

CERTIFICATIONS

AWS Cloud Practitioner, 2022`,
  `# Claire Dubois

12 rue des Lilas, 69003 Lyon — claire.dubois@example.fr — 06 12 34 56 78

# Expérience professionnelle

Chargée de projet, ONG Eau Claire, 2018 – 2023

- Gestion d’un budget annuel
- Suivi de douze forages

# Formation

- Master en hydrologie, Université de Lyon, 2016 – 2018

# Compétences

SIG, Excel, anglais courant

# Centres d’intérêt

Randonnée, piano`,
  `# Personal details

Name: Bwalya Mwila. Address: House 22, Riverside, Kitwe. Cell: 0978 333 444.

# Career objective

To work as a registered nurse in a busy hospital and to grow in theatre nursing.

# Professional experience

Registered nurse, Kitwe Teaching Hospital, 2019 to present: surgical ward, theatre.

Student nurse, Ndola Teaching Hospital, 2016 to 2019.

# Professional qualifications

Diploma in Registered Nursing, Kitwe College of Nursing, 2016 to 2019. Registered with the Nursing and Midwifery Council of Zambia.

# Key skills

Wound care, triage, record keeping, teamwork.

# Referees

Sr M. Kalaba, Theatre In-charge, Kitwe Teaching Hospital, 0966 555 666.`,
  `RESUME

Lubasi Mubita – driver – 0977 444 555

Work history

2018 – 2023 Driver, Mongu Transporters
2014 – 2018 Boat operator, Zambezi Crossings

Licences

Class B and C, valid to 2027. First aid certificate 2022.

Education

Grade 12, Mongu, 2012

References on request`,
  `# Résumé of Sarah K. Johnson

Chicago, IL | (312) 555-0147 | sarah.johnson@example.com | linkedin.com/in/sarahkj

# Professional summary

Marketing manager with a record of growing brands.

# Work experience

## Brand manager, Lakeside Foods, 2017 – 2022

- Increased sales of a snack line by 31%
- Managed a budget of $1.2 million
- Led market research with 2,000 customers

## Marketing assistant, North Shore Media, 2014 – 2017

# Education

MBA, DePaul University, 2014

# Volunteer work

Food bank, Saturdays`,
]
