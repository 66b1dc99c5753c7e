/** “More”, “taller”, “further”: one thing held against another. */
export const COMPARATIVE =
  'more|less|fewer|higher|lower|older|younger|taller|shorter|longer|bigger|larger|smaller|greater|heavier|lighter|richer|poorer|wider|deeper|faster|slower|further|farther|closer|nearer|stronger|weaker|better|worse|warmer|hotter|colder|wetter|drier|happier|busier|earlier|later|increased|reduced'
