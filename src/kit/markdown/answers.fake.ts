/** Answers with every element an assistant writes, for the tests. */
const table = Array.from(
  { length: 52 },
  (_, row) => `| ${row + 1} | House ${row + 1} | ${row * 7}.50 | **${row}** |`,
).join('\n')

export const ANSWERS = [
  {
    name: 'words with emphasis, code and links',
    text: `# Choosing a test

Your groups are **independent** and their spread *differs*, so use ***Welch's*** test; \`t.test()\` does it by default.
It is ~~always~~ usually the safer one, with about ~5 to ~6 % loss of power.

## What to read

See [the handbook](https://example.org/a_b_(c)?x=1&y=2) or <https://example.org/t>, and https://example.org/plain_text_here too.
![A bell curve](https://example.org/bell.png) shows why.

- **First**: look at the *spread*
- Second: \`var.equal = FALSE\`
  - a nested point with **bold words** in it
  - another one
- [x] done already
- [ ] still to do

1. Open the file.
2. Run it.

   A paragraph inside the second point.
3. Report it as in (Moyo, 2021) [4].

> A quotation with **weight**
> over two lines.

---

5 < 6 & 7 > 3, AT&amp;T, snake_case_name, 2 * 3 * 4, and a\\*b. Done!`,
  },
  {
    name: 'formulas and money',
    text: `The bus costs $5 and the meal $10, so between $15-$20 a day; ZMW 214 is US$9 or so.

With $n = 120$ and \\(\\alpha = .05\\) the value is $t(118) = 2.4$, so **$p < .05$** and $a_1 * b_2 * c_3$ hold.

$$
t = \\frac{\\bar{x}_1 - \\bar{x}_2}{\\sqrt{\\frac{s_1^2}{n_1} + \\frac{s_2^2}{n_2}}}
$$

Where the sample size by Yamane is

\\[ n = \\frac{N}{1 + N e^2} \\]

so for $N=2{,}000$ it is $$n = 333$$ in all. A set \\{a, b\\} and a $ sign alone stay.`,
  },
  {
    name: 'code in fences',
    text: `Run this:

\`\`\`r
model <- lm(y ~ x, data = d)  # a line
# not a heading
* not a list
summary(model)
\`\`\`

Then in a list:

- first
  \`\`\`python
  print("**no bold**")
  \`\`\`
- second

~~~
plain \`\`\` inside
~~~

And \`\`\`\` \`\` \`\`\`\` is code too.`,
  },
  {
    name: 'tables',
    text: `Here are the groups:

| Group | Households | Mean, ZMW |
|:------|:----------:|----------:|
| With a **wallet** | 131 | 618.00 |
| Without \\| none | 81 | \`404\` |

| One | Two |
|---|---|
| $x_1$ | [link](https://example.org) |

A long one:

| No. | House | Sum | Bold |
|---|---|---|---|
${table}

The end rests on this.[^1] And on that[^2][^3].`,
  },
  {
    name: 'what looks like the web',
    text: `<script>alert(1)</script> is text, <b>bold</b> too, and <!-- this -->.

<div onclick="x()">
block
</div>

[click](javascript:alert(1)) and [data](data:text/html,x) lead nowhere. [1]: https://example.org stays.`,
  },
]
