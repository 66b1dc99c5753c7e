import { corpusIn, openReader } from './real/corpus.ts'
import { planOf, printed } from './examiner/plans.ts'
const files=corpusIn(process.argv[2]!)
const want=process.argv.slice(3).map(Number)
const r=openReader()
for(const [i,{file,path}] of files.entries()){ if(want.length&&!want.includes(i)) continue; const t=performance.now(); const {model}=await r.read(path,file); console.log(`\n=== ${i} ${file} ${((performance.now()-t)/1000).toFixed(1)}s ${model.pages.length} pages\n${printed(planOf(model,file))}`)}
await r.close()
