/**
 * The one script inside the page: it sets the chosen theme before anything is painted, so nobody
 * who reads in the dark is flashed. The content security policy allows it by its hash.
 */
export const THEME_KEY = 'weekbe4.theme'

export const themeSnippet = `try{var t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`
