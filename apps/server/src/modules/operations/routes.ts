import { operations } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { mayRunPlatform } from '../schools/index.ts'

export const operationsRoutes = answer(operations, {
  installationHealth: async (_input, { actor, installation, refuse }) => {
    if (!mayRunPlatform(actor)) return refuse('noPermission')
    return installation.check()
  },
})
