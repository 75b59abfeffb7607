-- Requests the paths after `--` in a loop, and prints a summary as one line of JSON.
local requests, index = {}, 0

function init(paths)
  for i = 1, #paths do requests[i] = wrk.format('GET', paths[i]) end
end

function request()
  index = index % #requests + 1
  return requests[index]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requestCount":%d,"microseconds":%d,"p50":%d,"p99":%d,"statusErrorCount":%d,"socketErrorCount":%d,"timeoutCount":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    errors.status, errors.connect + errors.read + errors.write, errors.timeout))
end
