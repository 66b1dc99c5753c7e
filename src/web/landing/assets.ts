/** Inputs to the page: the asset paths of the build, and the size of the film. */
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
