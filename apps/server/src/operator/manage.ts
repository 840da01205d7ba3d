import { jobCommands } from './commands/jobs.ts'
import { maintenanceCommands } from './commands/maintenance.ts'
import { peopleCommands } from './commands/people.ts'
import { schoolCommands } from './commands/schools.ts'
import { runCommands } from './program.ts'

/** OPS-024: `npm run manage -- COMMAND`. */
await runCommands('Does the work of an operator on an installation, also while servers run.', [
  ...peopleCommands,
  ...schoolCommands,
  ...jobCommands,
  ...maintenanceCommands,
])
