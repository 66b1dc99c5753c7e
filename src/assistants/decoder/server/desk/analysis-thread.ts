/** The thread that analyses. Started by analysis-desk.ts; everything it holds goes with it. */
import { analyse } from '../../rules/analyse.ts'
import { listen } from './listen.ts'

listen(analyse)
