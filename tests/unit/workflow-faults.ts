// Prints the faults that GitHub's own parser finds in a workflow on standard input, as a JSON list. A separate process,
// because the parser imports JSON in a way that neither Node nor the tests' loader supports.

import { readFileSync } from 'node:fs'
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'

const content = readFileSync(0, 'utf8')
const { context, value } = parseWorkflow({ name: 'workflow.yml', content }, new NoOperationTraceWriter())
const template = value === undefined ? undefined : await convertWorkflowTemplate(context, value)
const faults = [
  ...context.errors.getErrors().map(({ message }) => message),
  ...(template?.errors ?? []).map(({ Message }) => Message)
]
console.log(JSON.stringify(faults))
