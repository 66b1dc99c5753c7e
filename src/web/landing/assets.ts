/** What the page is given: where the build has put things, and how heavy the film is. */
export type LandingAssets = {
  css: string
  scriptUrl: string
  fontUrl: string
  iconUrl: string
  themeSnippet: string
  film: Film
}

/** The film's weight is read from the file, so the page cannot promise less. */
export type Film = { url: string; captionsUrl: string; bytes: number }

/** The renderer as the build and the development server load it. */
export type LandingRenderer = {
  renderLanding(assets: LandingAssets): Promise<string>
  themeSnippet: string
}
