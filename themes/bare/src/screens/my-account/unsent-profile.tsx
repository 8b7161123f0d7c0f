import { observer, useShopper } from '@vitrin/theme-kit'
import { TaskStatus } from '../../parts/task-status'

/** The changes of the profile that have not been sent. */
export const UnsentProfile = observer(function UnsentProfile() {
  const queue = useShopper()?.queue
  const unsent = queue?.tasks.filter(({ scope, task_id }) => scope === 'profile' && queue.holds.has(task_id)) ?? []
  return (
    <output>
      {unsent.map((task) => (
        <TaskStatus key={task.task_id} task={task} />
      ))}
    </output>
  )
})
