import { History } from './history'
import { planOf, type Plan } from './plan'
import { shrink } from './shrink'
import { storyOf } from './story'
import { databaseFactory } from './world/image'

export async function main(args: readonly string[]): Promise<number> {
  const open = databaseFactory()
  const value = (name: string) => args[args.indexOf(name) + 1]
  const shape = args.includes('--shape') ? value('--shape') : undefined
  if (args.includes('--seed')) {
    const run = (plan: Plan) => new History(plan, open).run()
    let result = await run(planOf(Number(value('--seed')), shape))
    if (args.includes('--shrink') && result.violation) result = (await shrink(result, run)).result
    process.stdout.write(`${storyOf(result)}\n`)
    return result.violation ? 1 : 0
  }
  const from = Number(value('--from') ?? 1)
  const count = Number(value('--seeds'))
  let violations = 0
  const begun = performance.now()
  const sum: Record<string, number> = {}
  for (let seed = from; seed < from + count; seed += 1) {
    const { violation, counts } = await new History(planOf(seed, shape), open).run()
    for (const [name, n] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + n
    if (!violation) continue
    violations += 1
    process.stdout.write(`seed ${seed}: ${violation.name}: ${violation.sentence.split('\n')[0]}\n`)
  }
  process.stderr.write(`${JSON.stringify(sum)} ${(count / (performance.now() - begun) * 1000).toFixed(1)}/s\n`)
  process.stdout.write(`${count} histories, ${violations} violations\n`)
  return violations > 0 ? 1 : 0
}
