import type { InputOf, TaughtTrain, trainStaffCalls } from '@titian/contract'
import { fromLocalField, toLocalField } from '@titian/site/local-time'

/** The form values of a training; dates are in the time zone of this device. */
export type TrainValues = {
  trainName: string
  cohort: string
  startTime: string
  endTime: string
}

export const emptyTrain: TrainValues = { trainName: '', cohort: '', startTime: '', endTime: '' }

export const trainValuesOf = ({
  trainName,
  cohort,
  startTime,
  endTime,
}: TaughtTrain): TrainValues => ({
  trainName,
  cohort,
  startTime: toLocalField(startTime),
  endTime: toLocalField(endTime),
})

type Fields = Omit<InputOf<typeof trainStaffCalls.addTrain>, 'key'>

export const trainInputOf = ({ startTime, endTime, ...values }: TrainValues): Fields => ({
  ...values,
  startTime: fromLocalField(startTime),
  endTime: fromLocalField(endTime),
})
