import { observer, useShopper } from '@vitrin/theme-kit'
import { TaskStatus } from '../../components/task-status'

/** What the host took is announced by the shop; what waits is said here as long as it does. */
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
