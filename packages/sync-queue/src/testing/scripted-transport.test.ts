import { taskTransportContract } from '../contracts/task-transport-contract'
import { ScriptedTransport } from './scripted-transport'

taskTransportContract('ScriptedTransport', {
  open: (replies) => {
    const transport = new ScriptedTransport()
    transport.reply(...replies)
    return { transport, keys: () => transport.sent.map(({ task_id }) => task_id) }
  },
})
