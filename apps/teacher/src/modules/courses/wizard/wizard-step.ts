import { stored } from '@titian/site'

/** TCH-002, TCH-008: the steps of the wizard in order. */
export const wizardSteps = ['summary', 'team', 'catalogue', 'standard', 'review'] as const
export type WizardStep = (typeof wizardSteps)[number]

const isStep = (text: unknown): text is WizardStep => wizardSteps.some((step) => step === text)

const lastStep = stored({
  name: 'courseStep',
  version: 1,
  owner: 'person',
  lifetime: 'device',
  accept: isStep,
})

/**
 * TCH-004: returns the step of the address, else the last step that this person opened on this
 * device.
 */
export function readStep(sign: string, wanted: unknown): WizardStep {
  return isStep(wanted) ? wanted : (lastStep.read(sign) ?? 'summary')
}

export function keepStep(sign: string, step: WizardStep): void {
  lastStep.keep(step, sign)
}
