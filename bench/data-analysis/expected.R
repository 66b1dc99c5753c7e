# Expected figures of every analysis, computed by R: Rscript bench/data-analysis/expected.R
# Needs the Debian packages r-base-core, r-cran-car, r-cran-psych, r-cran-pwr, r-cran-jsonlite.
suppressMessages({library(jsonlite); library(car); library(psych); library(pwr)})
set.seed(20261128)
D <- list(
  mtcars = within(mtcars, { cyl <- factor(cyl); am <- factor(am, labels = c("automatic", "manual")); gear <- factor(gear); vs <- factor(vs) }),
  iris = iris, tooth = within(ToothGrowth, dose <- factor(dose)), plant = PlantGrowth, warp = warpbreaks,
  air = within(airquality, Month <- factor(Month)), chick = chickwts, insects = InsectSprays, attitude = attitude,
  longley = longley, swiss = within(swiss, Faith <- factor(ifelse(Catholic > 50, "Catholic", "Protestant"))),
  infert = within(infert, { case <- factor(case); education <- factor(education) }))
n <- 60
D$ties <- data.frame(score = sample(0:5, n, TRUE, c(.3, .2, .2, .15, .1, .05)), other = sample(1:5, n, TRUE),
  group = factor(sample(c("A", "B", "C"), n, TRUE)), sex = factor(sample(c("F", "M"), n, TRUE)))
n <- 90
x <- rnorm(n, 50, 10); z <- rnorm(n); w <- .5 * x + rnorm(n, 0, 6)
D$missing <- data.frame(x = x, z = z, w = w, y = 3 + .4 * x - 2 * z + rnorm(n, 0, 8),
  group = factor(sample(c("low", "middle", "high"), n, TRUE), levels = c("low", "middle", "high")),
  sex = factor(sample(c("F", "M"), n, TRUE)), passed = factor(ifelse(x + rnorm(n, 0, 12) > 50, "yes", "no")))
for (v in names(D$missing)) D$missing[[v]][sample(n, 7)] <- NA
D$small <- data.frame(a = c(3.1, 2.2, 5.9, 4.4, 6.1, 2.8, 7.3), b = c(2.9, 2.6, 5.1, 4.9, 5.2, 3.6, 6.0), c = c(4.2, 3.7, 6.6, 4.1, 7.5, 3.3, 8.8),
  g = factor(c("u", "u", "v", "v", "v", "u", "v")))
n <- 75
D$skew <- data.frame(money = c(rep(0, 9), round(rlnorm(n - 9, 6, 1.2), 2)), loans = rpois(n, 1.1), age = sample(18:70, n, TRUE),
  market = factor(sample(c("Soweto", "City", "Chilenje", "Kamwala"), n, TRUE)), phone = factor(sample(c("no", "yes"), n, TRUE, c(.3, .7))))
D$skew$visits <- rpois(n, exp(.2 + .02 * D$skew$age))
n <- 150
f1 <- rnorm(n); f2 <- rnorm(n)
item <- function(f, turn = 1) pmin(5, pmax(1, round(3 + turn * .9 * f + rnorm(n, 0, .7))))
D$likert <- data.frame(q1 = item(f1), q2 = item(f1), q3 = item(f1, -1), q4 = item(f1), q5 = item(f2), q6 = item(f2), q7 = item(f2), q8 = item(f2, -1))
n <- 40
base <- round(rnorm(n, 140, 12))
D$pressure <- data.frame(before = base, after = base - sample(c(0, 0, 2, 4, 6, 8, 12, -4), n, TRUE), later = base - sample(c(0, 1, 3, 7, 10, 15, -6), n, TRUE), last = base - round(rnorm(n, 8, 9)))
n <- 120
D$cross <- data.frame(a = factor(sample(c("urban", "rural"), n, TRUE)), b = factor(sample(c("never", "some", "often"), n, TRUE)), c = factor(sample(c("p", "q", "r", "s"), n, TRUE, c(.6, .25, .1, .05))))
D$cross$d <- factor(ifelse(runif(n) < ifelse(D$cross$a == "urban", .7, .4), "yes", "no"))
D$rare <- data.frame(a = factor(rep(c("x", "y"), c(9, 11))), b = factor(c(rep("s", 8), "t", rep("s", 3), rep("t", 8))), c = factor(c(rep("k", 6), "l", "l", "m", rep("k", 2), rep("l", 4), rep("m", 5))))

cases <- list()
named <- function(x) if (length(x)) x else setNames(list(), character())
add <- function(data, analysis, roles, expect, options = list()) {
  cases[[length(cases) + 1]] <<- list(data = data, analysis = analysis, roles = named(lapply(roles, as.list)), options = named(options), expect = lapply(expect, unname))
}
clean <- function(d, vars) { d <- D[[d]][, vars, drop = FALSE]; droplevels(d[complete.cases(d), , drop = FALSE]) }
tight <- function(f, lo, hi) uniroot(f, c(lo, hi), tol = 1e-12, maxiter = 5000, extendInt = "yes")$root
dci <- function(t, df, scale) c(tight(function(k) suppressWarnings(pt(t, df, k)) - .975, t - 8, t) * scale, tight(function(k) suppressWarnings(pt(t, df, k)) - .025, t, t + 8) * scale)
eci <- function(F, a, b) {
  end <- function(s) if (pf(F, a, b, lower.tail = FALSE) >= s) 0 else tight(function(k) pf(F, a, b, k, lower.tail = FALSE) - s, 0, F * a * 4 + 50)
  k <- c(end(.05), end(.95)); k / (k + a + b + 1)
}

for (s in list(c("mtcars", "mpg", "am"), c("mtcars", "hp", "vs"), c("tooth", "len", "supp"), c("warp", "breaks", "wool"), c("ties", "score", "sex"), c("missing", "y", "sex"), c("small", "a", "g"), c("skew", "money", "phone"), c("swiss", "Fertility", "Faith"))) {
  d <- clean(s[1], s[2:3]); g <- split(d[[1]], d[[2]]); a <- g[[1]]; b <- g[[2]]
  e <- t.test(a, b, var.equal = TRUE); u <- t.test(a, b); k <- sqrt(1 / length(a) + 1 / length(b)); ci <- dci(e$statistic, e$parameter, k)
  both <- list(tEqual = e$statistic, dfEqual = e$parameter, pEqual = e$p.value, tWelch = u$statistic, dfWelch = u$parameter, pWelch = u$p.value, d = e$statistic * k, dLow = ci[1], dHigh = ci[2], difference = mean(a) - mean(b))
  r <- list(outcome = s[2], group = s[3])
  add(s[1], "independent-t", r, c(both, list(t = u$statistic, df = u$parameter, p = u$p.value, low = u$conf.int[1], high = u$conf.int[2])))
  add(s[1], "independent-t", r, c(both, list(t = e$statistic, df = e$parameter, p = e$p.value, low = e$conf.int[1], high = e$conf.int[2])), list(variances = "equal"))
  m <- suppressWarnings(wilcox.test(a, b)); nn <- length(a) + length(b); U <- m$statistic; rb <- 2 * U / (length(a) * length(b)) - 1
  t2 <- table(rank(c(a, b))); z <- U - length(a) * length(b) / 2; z <- (z - sign(z) * .5) / sqrt(length(a) * length(b) / 12 * (nn + 1 - sum(t2^3 - t2) / (nn * (nn - 1))))
  se <- sqrt((nn + 1) / (3 * length(a) * length(b)))
  add(s[1], "mann-whitney", r, list(u = U, p = m$p.value, z = z, r = rb, rLow = tanh(atanh(rb) - qnorm(.975) * se), rHigh = tanh(atanh(rb) + qnorm(.975) * se)))
}
for (s in list(list("mtcars", "mpg", 20), list("attitude", "rating", 60), list("ties", "score", 2), list("missing", "y", 20), list("small", "a", 4), list("skew", "money", 500), list("likert", "q1", 3))) {
  v <- clean(s[[1]], s[[2]])[[1]]; t <- t.test(v, mu = s[[3]]); k <- 1 / sqrt(length(v)); ci <- dci(t$statistic, t$parameter, k)
  add(s[[1]], "one-sample-t", list(outcome = s[[2]]), list(t = t$statistic, df = t$parameter, p = t$p.value, low = t$conf.int[1] - s[[3]], high = t$conf.int[2] - s[[3]], d = t$statistic * k, dLow = ci[1], dHigh = ci[2], mean = mean(v)), list(value = s[[3]]))
}
for (s in list(c("pressure", "before", "after"), c("pressure", "before", "later"), c("small", "a", "b"), c("small", "a", "c"), c("attitude", "rating", "learning"), c("ties", "score", "other"), c("likert", "q1", "q2"), c("missing", "x", "w"))) {
  d <- clean(s[1], s[2:3]); a <- d[[1]]; b <- d[[2]]; r <- list(first = s[2], second = s[3])
  t <- t.test(a, b, paired = TRUE); k <- 1 / sqrt(length(a)); ci <- dci(t$statistic, t$parameter, k)
  add(s[1], "paired-t", r, list(t = t$statistic, df = t$parameter, p = t$p.value, low = t$conf.int[1], high = t$conf.int[2], d = t$statistic * k, dLow = ci[1], dHigh = ci[2]))
  w <- suppressWarnings(wilcox.test(a, b, paired = TRUE)); m <- sum(a != b); top <- m * (m + 1) / 2; rb <- 2 * w$statistic / top - 1; se <- sqrt((2 * m^3 + 3 * m^2 + m) / 6) / top
  add(s[1], "wilcoxon", r, list(v = w$statistic, p = w$p.value, r = rb, rLow = tanh(atanh(rb) - qnorm(.975) * se), rHigh = tanh(atanh(rb) + qnorm(.975) * se)))
}
for (s in list(c("plant", "weight", "group"), c("chick", "weight", "feed"), c("insects", "count", "spray"), c("iris", "Sepal.Width", "Species"), c("ties", "score", "group"), c("missing", "y", "group"), c("air", "Ozone", "Month"), c("skew", "money", "market"), c("mtcars", "mpg", "cyl"))) {
  d <- clean(s[1], s[2:3]); y <- d[[1]]; g <- d[[2]]; r <- list(outcome = s[2], group = s[3])
  a <- summary(aov(y ~ g))[[1]]; F <- a$`F value`[1]; ss <- a$`Sum Sq`; df <- a$Df; ci <- eci(F, df[1], df[2])
  add(s[1], "one-way-anova", r, list(f = F, df1 = df[1], df2 = df[2], p = a$`Pr(>F)`[1], eta2 = ss[1] / sum(ss), omega2 = max(0, (ss[1] - df[1] * ss[2] / df[2]) / (sum(ss) + ss[2] / df[2])), eta2Low = ci[1], eta2High = ci[2]))
  w <- oneway.test(y ~ g); add(s[1], "welch-anova", r, list(f = w$statistic, df1 = w$parameter[1], df2 = w$parameter[2], p = w$p.value))
  l <- leveneTest(y, g, center = mean); m <- leveneTest(y, g, center = median)
  add(s[1], "levene", r, list(f = l$`F value`[1], df1 = l$Df[1], df2 = l$Df[2], p = l$`Pr(>F)`[1], fMedian = m$`F value`[1], pMedian = m$`Pr(>F)`[1]))
  t <- TukeyHSD(aov(y ~ g))$g; add(s[1], "post-hoc", r, setNames(as.list(c(t[, 1], t[, 4], t[, 2], t[, 3])), c(outer(seq_len(nrow(t)), c("difference", "p", "low", "high"), function(i, k) paste0(k, i)))), list(method = "tukey"))
  k <- nlevels(g); pairs <- combn(k, 2); N <- tapply(y, g, length); M <- tapply(y, g, mean); V <- tapply(y, g, var); mse <- ss[2] / df[2]
  b <- as.matrix(pairwise.t.test(y, g, p.adjust.method = "bonferroni")$p.value); e <- list()
  for (j in seq_len(ncol(pairs))) { i1 <- pairs[1, j]; i2 <- pairs[2, j]; dif <- M[i2] - M[i1]; h <- qt(1 - .025 / ncol(pairs), df[2]) * sqrt(mse * (1 / N[i1] + 1 / N[i2]))
    e[[paste0("p", j)]] <- b[i2 - 1, i1]; e[[paste0("low", j)]] <- dif - h; e[[paste0("high", j)]] <- dif + h }
  add(s[1], "post-hoc", r, e, list(method = "bonferroni")); e <- list()
  for (j in seq_len(ncol(pairs))) { i1 <- pairs[1, j]; i2 <- pairs[2, j]; dif <- M[i2] - M[i1]; v <- V[c(i1, i2)] / N[c(i1, i2)]; gd <- sum(v)^2 / sum(v^2 / (N[c(i1, i2)] - 1)); q <- abs(dif) / sqrt(sum(v) / 2); h <- qtukey(.95, k, gd) * sqrt(sum(v) / 2)
    e[[paste0("p", j)]] <- ptukey(q, k, gd, lower.tail = FALSE); e[[paste0("low", j)]] <- dif - h; e[[paste0("high", j)]] <- dif + h }
  add(s[1], "post-hoc", r, e, list(method = "games-howell"))
  h <- kruskal.test(y, g); n <- length(y); e <- list(h = h$statistic, df = h$parameter, p = h$p.value, epsilon2 = h$statistic * (n + 1) / (n^2 - 1))
  add(s[1], "kruskal-wallis", r, e); rk <- rank(y); tt <- table(rk); R <- tapply(rk, g, mean); s2 <- n * (n + 1) / 12 - sum(tt^3 - tt) / (12 * (n - 1))
  for (j in seq_len(ncol(pairs))) { i1 <- pairs[1, j]; i2 <- pairs[2, j]; z <- (R[i2] - R[i1]) / sqrt(s2 * (1 / N[i1] + 1 / N[i2])); e[[paste0("z", j)]] <- z; e[[paste0("p", j)]] <- min(1, ncol(pairs) * 2 * pnorm(-abs(z))) }
  add(s[1], "kruskal-wallis", r, e, list(dunn = TRUE))
}
for (s in list(c("warp", "breaks", "wool", "tension"), c("tooth", "len", "supp", "dose"), c("ties", "score", "group", "sex"), c("missing", "y", "group", "sex"), c("mtcars", "mpg", "cyl", "am"), c("skew", "money", "market", "phone"))) {
  d <- clean(s[1], s[2:4]); f <- lm(d[[1]] ~ A * B, list(A = d[[2]], B = d[[3]]), contrasts = list(A = contr.sum, B = contr.sum)); a <- Anova(f, type = 3); e <- list(df2 = a$Df[5])
  for (i in 1:3) { k <- c("first", "second", "both")[i]; ci <- eci(a$`F value`[i + 1], a$Df[i + 1], a$Df[5]); e[paste0(c("f-", "df-", "p-", "ss-", "eta2-", "eta2Low-", "eta2High-"), k)] <- c(a$`F value`[i + 1], a$Df[i + 1], a$`Pr(>F)`[i + 1], a$`Sum Sq`[i + 1], a$`Sum Sq`[i + 1] / (a$`Sum Sq`[i + 1] + a$`Sum Sq`[5]), ci) }
  add(s[1], "two-way-anova", list(outcome = s[2], factors = s[3:4]), e)
}
for (s in list(c("pressure", "before", "after", "later"), c("pressure", "before", "after", "later", "last"), c("small", "a", "b", "c"), c("likert", "q1", "q2", "q4"), c("likert", "q5", "q6", "q7", "q1"), c("attitude", "rating", "complaints", "privileges", "learning", "raises"), c("pressure", "before", "after"))) {
  m <- as.matrix(clean(s[1], s[-1])); k <- ncol(m); n <- nrow(m); f <- lm(m ~ 1); a <- anova(f, X = ~1, test = "Spherical")
  long <- data.frame(y = c(m), id = factor(rep(1:n, k)), t = factor(rep(1:k, each = n))); av <- summary(aov(y ~ t + Error(id), long))[[2]][[1]]; ss <- av$`Sum Sq`
  ci <- eci(av$`F value`[1], k - 1, (k - 1) * (n - 1)); g <- attr(a, "heading"); gg <- as.numeric(sub(".*epsilon: *", "", grep("Greenhouse", unlist(strsplit(g, "\n")), value = TRUE)))
  S <- var(m); C <- contr.helmert(k); C <- t(C) / sqrt(colSums(C^2)); L <- C %*% S %*% t(C); gg <- sum(diag(L))^2 / ((k - 1) * sum(L^2)); hf <- min(1, (n * (k - 1) * gg - 2) / ((k - 1) * (n - 1 - (k - 1) * gg)))
  e <- list(f = av$`F value`[1], df1 = k - 1, df2 = (k - 1) * (n - 1), p = av$`Pr(>F)`[1], eta2 = ss[1] / sum(ss), eta2Low = ci[1], eta2High = ci[2], greenhouse = gg, huynh = hf, pGreenhouse = a$`G-G Pr`[1])
  if (k > 2) { mt <- mauchly.test(f, X = ~1); e$w <- mt$statistic
    # mauchly.test has one p for two numbers in its second term (the measurements, and one less); the published term, which moves the fifth digit.
    u <- k - 1; v <- n - 1; rho <- 1 - (2 * u^2 + u + 2) / (6 * u * v); w2 <- (u + 2) * (u - 1) * (u - 2) * (2 * u^3 + 6 * u^2 + 3 * u + 2) / (288 * (v * u * rho)^2); z <- -v * rho * log(mt$statistic); fd <- u * (u + 1) / 2 - 1
    p1 <- pchisq(z, fd, lower.tail = FALSE); e$wP <- p1 + w2 * (pchisq(z, fd + 4, lower.tail = FALSE) - p1); stopifnot(abs(e$wP - mt$p.value) < 1e-4) }
  add(s[1], "repeated-anova", list(measures = s[-1]), e)
  q <- friedman.test(m); add(s[1], "friedman", list(measures = s[-1]), list(chiSquare = q$statistic, df = q$parameter, p = q$p.value, w = q$statistic / (n * (k - 1))))
}
for (s in list(c("mtcars", "mpg", "wt"), c("attitude", "rating", "complaints"), c("ties", "score", "other"), c("missing", "x", "y"), c("small", "a", "b"), c("skew", "money", "age"), c("air", "Ozone", "Temp"), c("swiss", "Fertility", "Examination"), c("likert", "q1", "q3"))) {
  d <- clean(s[1], s[2:3]); r <- list(variables = s[2:3]); n <- nrow(d)
  p <- cor.test(d[[1]], d[[2]]); add(s[1], "pearson", r, list(r = p$estimate, t = p$statistic, df = p$parameter, p = p$p.value, low = p$conf.int[1], high = p$conf.int[2]))
  ci <- function(r, se) tanh(atanh(r) + c(-1, 1) * qnorm(.975) * se)
  q <- suppressWarnings(cor.test(d[[1]], d[[2]], method = "spearman")); i <- ci(q$estimate, sqrt((1 + q$estimate^2 / 2) / (n - 3))); add(s[1], "spearman", r, list(r = q$estimate, p = q$p.value, low = i[1], high = i[2]))
  k <- suppressWarnings(cor.test(d[[1]], d[[2]], method = "kendall")); i <- ci(k$estimate, sqrt(.437 / (n - 4))); add(s[1], "kendall", r, list(r = k$estimate, p = k$p.value, low = i[1], high = i[2]))
}
for (s in list(c("mtcars", "mpg", "wt", "hp"), c("attitude", "rating", "learning", "complaints", "raises"), c("missing", "y", "x", "z"), c("longley", "Employed", "Unemployed", "GNP", "Year"), c("swiss", "Fertility", "Education", "Agriculture", "Examination"), c("ties", "score", "other", "sex"))) {
  d <- clean(s[1], s[-1]); h <- d[-(1:2)]; a <- resid(lm(d[[1]] ~ ., h)); b <- resid(lm(d[[2]] ~ ., h)); g <- ncol(model.matrix(~., h)) - 1; n <- nrow(d); r <- cor(a, b); df <- n - 2 - g; t <- r * sqrt(df / (1 - r^2)); i <- tanh(atanh(r) + c(-1, 1) * qnorm(.975) / sqrt(n - g - 3))
  add(s[1], "partial-correlation", list(variables = s[2:3], control = s[-(1:3)]), list(r = r, t = t, df = df, p = 2 * pt(-abs(t), df), low = i[1], high = i[2]))
}
coefs <- function(m, names) { e <- list(); for (j in seq_along(names)) for (i in seq_len(nrow(m))) e[[paste0(names[j], i - 1)]] <- m[i, j]; e }
for (s in list(c("mtcars", "mpg", "wt", "hp", "qsec"), c("mtcars", "mpg", "cyl", "wt"), c("longley", "Employed", "GNP.deflator", "GNP", "Unemployed", "Armed.Forces", "Population", "Year"), c("attitude", "rating", "complaints", "learning", "raises", "critical"), c("missing", "y", "x", "z", "group"), c("small", "a", "b"), c("air", "Ozone", "Solar.R", "Wind", "Temp"), c("skew", "money", "age", "market", "phone"), c("swiss", "Fertility", "Agriculture", "Examination", "Education"))) {
  d <- clean(s[1], s[-1]); f <- lm(reformulate(names(d)[-1], names(d)[1]), d); u <- summary(f); ci <- confint(f); n <- nrow(d); X <- model.matrix(f)[, -1, drop = FALSE]
  aux <- summary(lm(resid(f)^2 ~ X)); v <- diag(solve(cor(X))); beta <- coef(f)[-1] * apply(X, 2, sd) / sd(d[[1]])
  e <- coefs(cbind(u$coefficients, ci), c("b", "se", "t", "p", "low", "high")); for (i in seq_along(v)) { e[[paste0("vif", i)]] <- v[[i]]; e[[paste0("beta", i)]] <- beta[[i]] }
  fs <- u$fstatistic; w <- shapiro.test(resid(f)); e <- c(e, list(f = fs[1], df1 = fs[2], df2 = fs[3], p = pf(fs[1], fs[2], fs[3], lower.tail = FALSE), r2 = u$r.squared, adjusted = u$adj.r.squared, sigma = u$sigma, dw = sum(diff(resid(f))^2) / sum(resid(f)^2), bp = n * aux$r.squared, bpP = pchisq(n * aux$r.squared, ncol(X), lower.tail = FALSE), cook = max(cooks.distance(f)), w = w$statistic, wP = w$p.value))
  add(s[1], "linear-regression", list(outcome = s[2], predictors = s[-(1:2)]), e)
}
for (s in list(c("mtcars", "am", "mpg"), c("mtcars", "vs", "mpg", "am"), c("missing", "passed", "x", "sex"), c("infert", "case", "spontaneous", "induced", "age"), c("skew", "phone", "age", "money", "market"), c("swiss", "Faith", "Education"), c("cross", "d", "a", "b"))) {
  d <- clean(s[1], s[-1]); y <- as.integer(d[[1]]) - 1; f <- glm(y ~ ., binomial, cbind(y = y, d[-1]), epsilon = 1e-15, maxit = 100); ci <- exp(confint.default(f)); n <- nrow(d)
  e <- coefs(cbind(summary(f)$coefficients, exp(coef(f)), ci), c("b", "se", "z", "p", "ratio", "low", "high")); l <- logLik(f)[1]; l0 <- logLik(glm(y ~ 1, binomial))[1]; cs <- 1 - exp(2 * (l0 - l) / n); k <- length(coef(f)) - 1
  e <- c(e, list(chiSquare = 2 * (l - l0), df = k, p = pchisq(2 * (l - l0), k, lower.tail = FALSE), logLikelihood = l, coxSnell = cs, nagelkerke = cs / (1 - exp(2 * l0 / n)), correct = mean((fitted(f) >= .5) == y)))
  q <- unique(quantile(fitted(f), 0:10 / 10)); if (length(q) > 10) { c10 <- cut(fitted(f), q, include.lowest = TRUE); o <- tapply(y, c10, sum); x <- tapply(fitted(f), c10, sum); m <- tapply(y, c10, length); h <- sum((o - x)^2 / x + (o - x)^2 / (m - x)); e <- c(e, list(hosmer = h, hosmerDf = 8, hosmerP = pchisq(h, 8, lower.tail = FALSE))) }
  add(s[1], "logistic-regression", list(outcome = s[2], predictors = s[-(1:2)]), e)
}
for (s in list(c("insects", "count", "spray"), c("warp", "breaks", "wool", "tension"), c("skew", "visits", "age", "phone"), c("skew", "loans", "age", "market"), c("ties", "score", "other", "group"), c("mtcars", "carb", "hp", "am"))) {
  d <- clean(s[1], s[-1]); f <- glm(reformulate(names(d)[-1], names(d)[1]), poisson, d, epsilon = 1e-15, maxit = 100); ci <- exp(confint.default(f)); k <- length(coef(f)) - 1
  e <- coefs(cbind(summary(f)$coefficients, exp(coef(f)), ci), c("b", "se", "z", "p", "ratio", "low", "high")); ch <- f$null.deviance - f$deviance
  add(s[1], "poisson-regression", list(outcome = s[2], predictors = s[-(1:2)]), c(e, list(chiSquare = ch, df = k, p = pchisq(ch, k, lower.tail = FALSE), deviance = f$deviance, dispersion = sum(resid(f, "pearson")^2) / f$df.residual, logLikelihood = logLik(f)[1])))
}
for (s in list(c("cross", "a", "d"), c("cross", "b", "d"), c("cross", "c", "b"), c("rare", "a", "b"), c("rare", "a", "c"), c("mtcars", "cyl", "am"), c("mtcars", "gear", "cyl"), c("infert", "education", "case"), c("missing", "group", "passed"), c("skew", "market", "phone"))) {
  d <- clean(s[1], s[2:3]); t <- table(d[[1]], d[[2]]); x <- suppressWarnings(chisq.test(t, correct = FALSE)); f <- fisher.test(t, workspace = 2e7); k <- sum(t) * (min(dim(t)) - 1); df <- x$parameter
  end <- function(q) if (pchisq(x$statistic, df, lower.tail = FALSE) >= q) 0 else tight(function(l) pchisq(x$statistic, df, l, lower.tail = FALSE) - q, 0, x$statistic * 4 + 50)
  e <- list(chiSquare = x$statistic, df = df, p = x$p.value, v = sqrt(x$statistic / k), vLow = min(1, sqrt(end(.025) / k)), vHigh = min(1, sqrt(end(.975) / k)), leastExpected = min(x$expected), likelihoodRatio = 2 * sum(ifelse(t > 0, t * log(t / x$expected), 0)), fisherP = f$p.value)
  # R stops its search for the odds ratio early (four decimals of 1/x); the same equations, solved to the end.
  if (!is.null(f$estimate)) { m <- sum(t[, 1]); nn <- sum(t[, 2]); k1 <- sum(t[1, ]); sup <- max(0, k1 - nn):min(k1, m); w <- function(l) { v <- dhyper(sup, m, nn, k1, log = TRUE) + sup * l; v <- exp(v - max(v)); v / sum(v) }
    e <- c(e, list(oddsRatio = exp(tight(function(l) sum(w(l) * sup) - t[1], -9, 9)), oddsLow = exp(tight(function(l) sum(w(l)[sup >= t[1]]) - .025, -9, 9)), oddsHigh = exp(tight(function(l) sum(w(l)[sup <= t[1]]) - .025, -9, 12)))) }
  add(s[1], "crosstab", list(rows = s[2], columns = s[3]), e)
}
for (s in list(list("likert", c("q1", "q2", "q3", "q4"), "q3"), list("likert", c("q5", "q6", "q7", "q8"), "q8"), list("likert", c("q1", "q2", "q4"), character()), list("attitude", names(attitude), character()), list("small", c("a", "b", "c"), character()), list("pressure", names(D$pressure), character()))) {
  d <- clean(s[[1]], s[[2]]); range <- range(unlist(D[[s[[1]]]][s[[2]]])); for (v in s[[3]]) d[[v]] <- sum(range) - d[[v]]; a <- suppressWarnings(suppressMessages(alpha(d, warnings = FALSE))); n <- nrow(d); k <- ncol(d); al <- a$total$raw_alpha
  e <- list(alpha = al, standardised = a$total$std.alpha, low = 1 - (1 - al) * qf(.975, n - 1, (n - 1) * (k - 1)), high = 1 - (1 - al) * qf(.025, n - 1, (n - 1) * (k - 1)), n = n)
  for (i in 1:k) { e[[paste0("rest", i)]] <- a$item.stats$r.drop[i]; e[[paste0("without", i)]] <- a$alpha.drop$raw_alpha[i]; e[[paste0("mean", i)]] <- mean(d[[i]]); e[[paste0("sd", i)]] <- sd(d[[i]]) }
  r <- list(items = s[[2]]); if (length(s[[3]])) r$reversed <- s[[3]]
  add(s[[1]], "reliability", r, e)
  sc <- rowMeans(d); add(s[[1]], "scale-score", r, list(mean = mean(sc), sd = sd(sc), median = median(sc)))
}
for (s in list(list("likert", names(D$likert), 2), list("attitude", names(attitude), 2), list("swiss", names(swiss), 2), list("iris", names(iris)[1:4], 1), list("mtcars", c("mpg", "disp", "hp", "drat", "wt", "qsec"), 2), list("missing", c("x", "w", "y", "z"), 1))) for (kind in c("components", "axes")) {
  d <- clean(s[[1]], s[[2]]); r <- cor(d); n <- nrow(d); k <- KMO(r); b <- cortest.bartlett(r, n); m <- s[[3]]; p <- ncol(r)
  if (kind == "axes") { h <- smc(r); for (i in 1:20000) { q <- r; diag(q) <- h; ev <- eigen(q, TRUE); L <- ev$vectors[, 1:m, drop = FALSE] %*% diag(sqrt(ev$values[1:m]), m); h2 <- rowSums(L^2); if (max(abs(h2 - h)) < 1e-12) break; h <- h2 }; if (any(h2 > 1)) next }
  else { ev <- eigen(r, TRUE); L <- ev$vectors[, 1:m, drop = FALSE] %*% diag(sqrt(ev$values[1:m]), m) }
  if (m > 1) L <- unclass(varimax(L, eps = 1e-16)$loadings); o <- order(-colSums(L^2)); L <- L[, o, drop = FALSE]; L <- L %*% diag(ifelse(colSums(L) < 0, -1, 1), m)
  e <- c(list(kmo = k$MSA, bartlett = b$chisq, df = b$df, p = b$p.value), setNames(as.list(eigen(r)$values), paste0("eigen", 1:p)), setNames(as.list(colSums(L^2)), paste0("explained", 1:m)), setNames(as.list(rowSums(L^2)), paste0("h", 1:p)))
  for (i in 1:p) for (j in 1:m) e[[paste0("loading", i, "-", j)]] <- L[i, j]
  add(s[[1]], "factor-analysis", list(items = s[[2]]), e, list(extraction = kind, factorCount = m))
}
for (s in list(c("mtcars", "mpg"), c("attitude", "rating"), c("ties", "score"), c("missing", "y"), c("small", "a"), c("skew", "money"), c("air", "Ozone"), c("likert", "q1"))) {
  v <- clean(s[1], s[2])[[1]]; w <- shapiro.test(v); k <- describe(v, type = 2); q <- quantile(v, c(.25, .75)); ci <- t.test(v)$conf.int
  add(s[1], "normality", list(variables = s[2]), list(w = w$statistic, p = w$p.value, skewness = k$skew, kurtosis = k$kurtosis))
  add(s[1], "descriptives", list(variables = s[2]), list(n = length(v), mean = mean(v), sd = sd(v), se = k$se, low = ci[1], high = ci[2], median = median(v), lower = q[1], upper = q[2], least = min(v), most = max(v), skewness = k$skew, kurtosis = k$kurtosis))
}
for (s in list(c("mtcars", "cyl"), c("cross", "c"), c("missing", "group"), c("skew", "market"), c("ties", "sex"), c("ties", "score"))) { t <- table(D[[s[1]]][[s[2]]]); add(s[1], "frequencies", list(variables = s[2]), c(setNames(as.list(as.vector(t)), paste0("n", seq_along(t))), setNames(as.list(as.vector(t) / sum(t)), paste0("share", seq_along(t))))) }
for (n in c(12, 20, 64, 150, 400)) { add("small", "power", list(), list(power = pwr.t.test(n, .5)$power), list(test = "t", n = n)); add("small", "power", list(), list(power = pwr.t.test(n, .4, type = "paired")$power), list(test = "paired-t", n = n, effect = .4)); add("small", "power", list(), list(power = pwr.anova.test(4, n, .25)$power), list(test = "anova", n = n, groups = 4)); add("small", "power", list(), list(power = pwr.r.test(n, .3)$power), list(test = "r", n = n)); add("small", "power", list(), list(power = pwr.chisq.test(.3, n, 3)$power), list(test = "chi-square", n = n, groups = 3)); add("small", "power", list(), list(power = pwr.f2.test(4, n - 5, .15)$power), list(test = "regression", n = n, groups = 4)) }
for (e in c(.2, .35, .5, .8, 1.1)) add("small", "power", list(), list(n = ceiling(pwr.t.test(d = e, power = .8)$n)), list(test = "t", effect = e))
for (e in c(.1, .2, .3, .4, .5)) { add("small", "power", list(), list(n = ceiling(pwr.r.test(r = e, power = .8)$n)), list(test = "r", effect = e)); add("small", "power", list(), list(n = ceiling(pwr.anova.test(3, f = e, power = .9)$n)), list(test = "anova", effect = e, power = .9, groups = 3)) }
for (N in c(80, 300, 1200, 15000, 250000)) { add("small", "power", list(), list(exact = N / (1 + N * .05^2)), list(test = "yamane", population = N)); z <- qnorm(.975)^2 * .25 / .05^2; add("small", "power", list(), list(exact = z / (1 + (z - 1) / N)), list(test = "cochran", population = N)) }

# Pairs that agree, and pairs that changed either way.
pairs <- function(never, up, down, still, levels = c("no", "yes")) data.frame(before = factor(rep(levels[c(1, 1, 2, 2)], c(never, up, down, still)), levels = levels), after = factor(rep(levels[c(1, 2, 1, 2)], c(never, up, down, still)), levels = levels))
D$trained <- pairs(21, 34, 9, 40); D$fewchanged <- pairs(12, 7, 1, 6); D$evenly <- pairs(8, 11, 11, 9); D$oneway <- pairs(15, 6, 0, 11); D$manychanged <- pairs(140, 88, 133, 207, c("agree", "disagree")); D$onepair <- pairs(4, 0, 1, 5)
for (s in c("trained", "fewchanged", "evenly", "oneway", "manychanged", "onepair")) {
  t <- table(D[[s]]$before, D[[s]]$after); up <- t[1, 2]; down <- t[2, 1]; m <- mcnemar.test(t); b <- binom.test(up, up + down); ci <- b$conf.int / (1 - b$conf.int)
  e <- list(chiSquare = m$statistic, df = m$parameter, p = m$p.value, exactP = b$p.value, oddsLow = ci[1], up = up, down = down, change = (up - down) / sum(t))
  if (down > 0) e <- c(e, list(odds = up / down, oddsHigh = ci[2]))
  add(s, "mcnemar", list(first = "before", second = "after"), e)
}

column <- function(v) if (is.factor(v)) list(levels = levels(v), codes = as.integer(v)) else list(numbers = signif(as.numeric(v), 15))
out <- list(data = lapply(D, function(d) lapply(as.list(d), column)), cases = cases)
args <- commandArgs(FALSE); here <- dirname(sub("--file=", "", grep("--file=", args, value = TRUE)))
to <- file.path(here, "../../src/capabilities/data-analysis/rules/analyses/expected.json")
writeLines(toJSON(out, auto_unbox = TRUE, digits = I(10), na = "null", null = "null"), to)
cat(length(cases), "cases\n"); print(table(sapply(cases, function(k) k$analysis)))
