import { accounts, type AnyCall, courses, exams, type InputOf, study } from '@titian/contract'
import { connections, type Exchange, type Request } from './load.ts'
import type { Sitting } from '../support/classroom.ts'

export interface Scene {
  name: string
  kind: 'read' | 'write'
  exchange: Exchange
}

function requestOf<C extends AnyCall>(call: C, input: InputOf<C>, token?: string): Request {
  const path = `/api/v1${call.path}`
  return {
    method: call.method === 'GET' ? 'GET' : 'POST',
    path,
    ...(token && { token }),
    ...(call.method !== 'GET' && { body: input }),
  }
}

function read<C extends AnyCall>(
  name: string,
  call: C,
  inputOf: (sitting: Sitting) => InputOf<C>,
  sittings: Sitting[],
): Scene {
  return {
    name,
    kind: 'read',
    async exchange(connection, send) {
      const sitting = sittings[connection % sittings.length]!
      const { status, text } = await send(requestOf(call, inputOf(sitting), sitting.person.token))
      return status === 200 ? text.length : -1
    },
  }
}

function save<C extends AnyCall>(
  name: string,
  call: C,
  inputOf: (sitting: Sitting, seq: number) => InputOf<C>,
  sittings: Sitting[],
): Scene {
  let seq = 0
  return {
    name,
    kind: 'write',
    async exchange(connection, send) {
      const sitting = sittings[connection % sittings.length]!
      seq += 1
      const { status, text } = await send(
        requestOf(call, inputOf(sitting, seq), sitting.person.token),
      )
      return status === 200 ? text.length : -1
    },
  }
}

function wholeAttempt(examinationId: string, sittings: Sitting[]): Scene {
  return {
    name: 'start + submit attempt',
    kind: 'write',
    async exchange(connection, send) {
      const { token } = sittings[connection % sittings.length]!.person
      const begun = await send(requestOf(exams.addRecord, { examinationId }, token))
      const recordId: string = JSON.parse(begun.text).data?.recordId ?? ''
      const { status, text } = await send(
        requestOf(exams.submit, { examinationId, recordId, answerList: [] }, token),
      )
      return status === 200 ? text.length : -1
    },
  }
}

/**
 * The most frequent calls. Each connection belongs to another student. Whole attempts use further
 * students, because an attempt ends the student's exam.
 */
export function scenes(sittings: Sitting[]): Scene[] {
  const own = sittings.slice(0, connections)
  return [
    read('login info', accounts.loginInfo, () => ({}), own),
    read('course list', courses.courseList, () => ({ page: 1, size: 12 }), own),
    read(
      'course detail',
      courses.courseByCourseId,
      (sitting) => ({ sign: sitting.courseSign }),
      own,
    ),
    save(
      'watch report',
      study.saveStudyRecord,
      (sitting, seq) => ({
        courseIdSign: sitting.courseSign,
        videoIdSign: sitting.lessonSign,
        sessionId: sitting.playingSession,
        studyTime: 1,
        from: seq % 50,
        to: (seq % 50) + 1,
        rate: 1,
        seq,
      }),
      own,
    ),
    save(
      'save paper',
      exams.savePaper,
      (sitting, seq) => ({
        countDown: null,
        unitestingUserRecordId: sitting.recordId,
        subjectAnswerReqList: [
          {
            unitestingBankId: sitting.items[seq % sitting.items.length] ?? '',
            answer: `answer ${seq}`,
            seq,
          },
        ],
      }),
      own,
    ),
    wholeAttempt(own[0]!.examinationId, sittings.slice(connections)),
  ]
}
