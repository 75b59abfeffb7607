-- Requests the paths given after `--` one after the other, repeatedly, and prints a summary as one line of JSON.
local paths, index = {}, 0

function init(args)
  for i = 1, #args do paths[i] = wrk.format('GET', args[i]) end
end

function request()
  index = index % #paths + 1
  return paths[index]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"microseconds":%d,"p50":%d,"p99":%d,"refused":%d,"broken":%d,"late":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    errors.status, errors.connect + errors.read + errors.write, errors.timeout))
end
