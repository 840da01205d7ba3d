import { practice } from '@titian/contract'
import { documentView, erp, type Player } from '@titian/practice/erp'
import { servedBooks } from '../../../../testing/erp.ts'
import { refusal } from '../../../../testing/open-run.tsx'

interface Decided {
  number: number
  decisions: { seat: string; command: Record<string, unknown> }[]
  endDay: number
}

/**
 * Returns the refusal of a command as the server would, but with the code of the reason instead of
 * a text.
 */
function refusedBy(player: Player, { decisions }: Decided) {
  const [first] = decisions
  const problems = first ? erp.commandProblems(player.state(), first.command, first.seat) : []
  const fields = problems.map((problem) => [
    `decisions.0.command${'path' in problem && problem.path ? `.${problem.path}` : ''}`,
    'reason' in problem ? problem.reason : problem.code,
  ])
  return fields.length > 0
    ? refusal(-2, 400, { reason: 'badInput', fields: Object.fromEntries(fields) })
    : null
}

/** A fake server that keeps the books with the real engine, and serves documents. */
export function booksOf(player: Player) {
  const { answers, sent, now } = servedBooks(player)
  const decide: unknown = answers[practice.decideRun.path]
  return {
    player,
    sent,
    now,
    answers: {
      ...answers,
      [practice.decideRun.path]: (input: Decided) =>
        refusedBy(player, input) ?? (decide as (input: Decided) => unknown)(input),
      [practice.erpDocument.path]: ({ document }: { document: string | number }) =>
        documentView(player.state(), Number(document)) ?? refusal(-2, 404, {}),
    },
  }
}
