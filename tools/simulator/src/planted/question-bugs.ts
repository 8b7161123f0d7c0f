import type { PlantedBug } from './bug'

const FORMS = 'packages/contact/src/sent-forms.ts'

/** Bugs of questions that wait on the device. */
export const QUESTION_BUGS: readonly PlantedBug[] = [
  {
    name: 'a question that was kept when its page died is never sent',
    edits: [
      {
        file: FORMS,
        from: 'if (!tasks.has(sent.id) && !sent.refused) await',
        to: 'if (sent.refused && !sent.begun) await',
      },
    ],
  },
  {
    name: 'a question has another key each time it is sent',
    seed: 98,
    edits: [
      {
        file: 'packages/api-client/src/shop/http-task-transport.ts',
        from: 'idempotencyKey: task.task_id,',
        to: 'idempotencyKey: form ? `${task.task_id} ${Math.floor(performance.now())}` : task.task_id,',
      },
    ],
  },
  {
    name: 'a question whose request had begun counts as taken back',
    seed: 976,
    edits: [
      {
        file: 'packages/contact/src/contact-document.ts',
        from: 'return begun && !refused',
        to: 'return begun && refused',
      },
    ],
  },
]
